import type { Hex } from './contrast.ts'

/** What an accent is read on, and what it must not be taken for: as `web/app/ui/tokens.css` has them, which a test holds to. */
export const GROUNDS = {
  paper: '#fcfaf6',
  onAccent: '#fcfaf6',
  darkPaper: '#1b1916',
  night: '#23201c',
  onGlass: '#fcf8f1',
} as const satisfies Record<string, Hex>

export const STATUS_COLOURS = {
  available: '#35c4a0',
  'pending-reservation': '#f6d75a',
  reserved: '#d96a12',
  sold: '#a6387f',
  unavailable: '#2b2f34',
} as const satisfies Record<string, Hex>
