import { findProgram } from './find-program.ts'
import { install } from './packages.ts'

/**
 * Debian's chromium without its window, which the browser tests drive, with fonts for its fallbacks. The one with a window
 * draws its own bars for every page, even unseen, and takes nearly twice the processor time.
 */
export async function ensureBrowser(): Promise<void> {
  if (!findProgram('chromium-headless-shell'))
    await install(['chromium-headless-shell', 'fonts-liberation'], 'Chromium')
}
