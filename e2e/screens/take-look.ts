import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserContext } from '@playwright/test'
import type { Language } from '../support/languages.ts'
import { untilQuiet } from '../support/quiet-page.ts'
import { localised } from '../support/screens.ts'
import type { Look } from './look.ts'
import type { Scheme } from './options.ts'

const PICTURE = '[role="group"][data-ready], [data-map="ready"]'
const HAS_PICTURE = /^\/(map|masterplan\/\d+(\/building\/\d+)?)(\?|$)/
/** The first picture of a map, drawn by a processor alone, takes its time. */
const PATIENCE_MS = 30_000
/** A map draws its ground after everything has come. */
const MAP_MS = 2_000

export interface Taking {
  readonly context: BrowserContext
  readonly origin: string
  readonly language: Language
  readonly touch: boolean
}

/** Colours cross over in 120 ms. */
const RECOLOUR_MS = 250

/** Opens the screen, does what the look asks for, and keeps what is then in the window, in each scheme. */
export async function takeLook(
  look: Look,
  { context, origin, language, touch }: Taking,
  files: readonly { readonly scheme: Scheme; readonly path: string }[],
) {
  const page = await context.newPage()
  const quiet = untilQuiet(page)
  try {
    const host = look.amongAll ? origin.replace('localhost', 'all.localhost') : origin
    await page.goto(host + localised(look.path, language))
    if (HAS_PICTURE.test(look.path))
      await page.locator(PICTURE).first().waitFor({ state: 'attached', timeout: PATIENCE_MS })
    await quiet()
    if (look.path.startsWith('/map')) await wait(MAP_MS)
    if (look.act) {
      await look.act(page, language, touch)
      await quiet()
    }
    for (const [n, { scheme, path }] of files.entries()) {
      if (n > 0) {
        await page.emulateMedia({ colorScheme: scheme })
        await wait(RECOLOUR_MS)
      }
      await page.screenshot({ path, type: 'jpeg', quality: 88 })
    }
  } finally {
    await page.close()
  }
}
