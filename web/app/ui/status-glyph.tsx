import type { ApartmentStatus } from '@belvedere/domain/apartment-status'
import type { ReactNode } from 'react'

/** Drawn around (0, 0); `currentColor` on what `--glyph-ground` says. */
export const GLYPH_SIZE = 12

export function StatusGlyph({ name }: { name: ApartmentStatus }) {
  return GLYPHS[name]
}

const ring = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.5 }

const GLYPHS: Record<ApartmentStatus, ReactNode> = {
  available: <circle r={5} fill="currentColor" />,
  'pending-reservation': (
    <g {...ring} strokeLinecap="round" strokeLinejoin="round">
      <circle r={5} />
      <path d="M0 -2.6V0.2L1.8 1.6" />
    </g>
  ),
  reserved: (
    <>
      <circle r={5} {...ring} />
      <path d="M0 -5A5 5 0 0 0 0 5Z" fill="currentColor" />
    </>
  ),
  sold: (
    <>
      <rect x={-5.5} y={-5.5} width={11} height={11} rx={2} fill="currentColor" />
      <path
        d="M-2.2 -2.2L2.2 2.2M2.2 -2.2L-2.2 2.2"
        stroke="var(--glyph-ground)"
        strokeWidth={1.5}
        strokeLinecap="round"
      />
    </>
  ),
  unavailable: (
    <g {...ring}>
      <circle r={5} strokeDasharray="2.4 1.53" />
      <path d="M-2 2L2 -2" strokeLinecap="round" />
    </g>
  ),
}
