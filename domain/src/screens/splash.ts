/** The splash gives way to the start screen at the latest after this. */
const SPLASH_MAX_MS = 2000

/** Long enough to be read, short enough that screen and data still arrive within the splash's two seconds. */
const SPLASH_MS = SPLASH_MAX_MS / 2

/** How long the splash still stays when it has been on the screen for `seenMs` (GEN-08). */
export const splashStaysMs = (seenMs: number): number => Math.max(0, SPLASH_MS - seenMs)
