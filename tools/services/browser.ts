import { findProgram } from './find-program.ts'
import { install } from './packages.ts'

/** Debian's chromium, which the browser tests drive, with fonts for its fallbacks. */
export async function ensureBrowser(): Promise<void> {
  if (!findProgram('chromium')) await install(['chromium', 'fonts-liberation'], 'Chromium')
}
