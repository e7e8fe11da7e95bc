import type { ApartmentStatus } from '@belvedere/domain/apartments/apartment-status'

/** Drawn around (0, 0). */
export const GLYPH_SIZE = 12

/** One stroke or fill of a glyph: in the ink of what it stands in, or in the ground beneath it. */
export interface GlyphPart {
  readonly d: string
  readonly fill?: true
  readonly stroke?: 'ink' | 'ground'
  readonly dash?: string
}

const DISC = 'M-5 0A5 5 0 1 1 5 0A5 5 0 1 1 -5 0Z'
export const GLYPH_STROKE = 1.5

/** A status is never colour alone. */
export const GLYPHS: Readonly<Record<ApartmentStatus, readonly GlyphPart[]>> = {
  available: [{ d: DISC, fill: true }],
  'pending-reservation': [
    { d: DISC, stroke: 'ink' },
    { d: 'M0 -2.6V0.2L1.8 1.6', stroke: 'ink' },
  ],
  reserved: [
    { d: DISC, stroke: 'ink' },
    { d: 'M0 -5A5 5 0 0 0 0 5Z', fill: true },
  ],
  sold: [
    {
      d: 'M-3.5 -5.5H3.5A2 2 0 0 1 5.5 -3.5V3.5A2 2 0 0 1 3.5 5.5H-3.5A2 2 0 0 1 -5.5 3.5V-3.5A2 2 0 0 1 -3.5 -5.5Z',
      fill: true,
    },
    { d: 'M-2.2 -2.2L2.2 2.2M2.2 -2.2L-2.2 2.2', stroke: 'ground' },
  ],
  unavailable: [
    { d: DISC, stroke: 'ink', dash: '2.4 1.53' },
    { d: 'M-2 2L2 -2', stroke: 'ink' },
  ],
}

/** `currentColor` on what `--glyph-ground` says. */
export function StatusGlyph({ name }: { name: ApartmentStatus }) {
  return GLYPHS[name].map(({ d, fill, stroke, dash }) => (
    <path
      key={d}
      d={d}
      fill={fill ? 'currentColor' : 'none'}
      stroke={stroke && (stroke === 'ink' ? 'currentColor' : 'var(--glyph-ground)')}
      strokeWidth={stroke && GLYPH_STROKE}
      strokeDasharray={dash}
      strokeLinecap={dash ? undefined : 'round'}
      strokeLinejoin="round"
    />
  ))
}
