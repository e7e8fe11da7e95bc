import { findProgram } from './find-program.ts'
import { install } from './packages.ts'

/** By the program that a package brings. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  'chromium-headless-shell': ['chromium-headless-shell', 'fonts-liberation'],
  'firefox-esr': ['firefox-esr'],
  WebKitWebDriver: ['webkit2gtk-driver'],
  Xvfb: ['xvfb'],
}

/**
 * Debian's chromium without its window, which the browser tests drive, with fonts for its fallbacks. The one with a window
 * draws its own bars for every page, even unseen, and takes nearly twice the processor time. Beside it Firefox and
 * WebKit for the journeys of e2e/engines, and the screen that nobody sees on which their windows stand.
 */
export async function ensureBrowser(): Promise<void> {
  const missing = Object.keys(PACKAGES).filter((program) => !findProgram(program))
  if (missing.length)
    await install(
      missing.flatMap((program) => PACKAGES[program] ?? []),
      missing.join(', '),
    )
}
