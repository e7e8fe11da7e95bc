import { EVERY_SCREEN } from '../support/every-screen.ts'
import type { Look } from './look.ts'
import { AT_THE_END, OPENED } from './opened.ts'

/** Every screen as one comes to it, and then what opens over them. */
export const LOOKS: readonly Look[] = [
  ...Object.entries(EVERY_SCREEN).map(([name, path]): Look => ({ name, path })),
  ...AT_THE_END,
  ...OPENED,
]
