import type { Page } from '@playwright/test'
import { english } from './support/languages.ts'
import { expect, test } from './support/test.ts'
import { openPicture } from './support/viewer.ts'

// Nothing moves by itself.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** A picture of 3840 px: the twelfth level of its pyramid is itself, the eleventh half of it. */
const BUILDING = '/masterplan/2/building/1'
const HALF = 11
const WHOLE = 12

for (const [screen, use] of [
  ['a desktop', { viewport: { width: 1440, height: 900 } }],
  ['a dense phone', { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 }],
] as const)
  test.describe(`on ${screen}`, () => {
    test.use(use)

    test('the first view takes the level that suits the screen, and the whole picture comes with a step closer', async ({
      page,
    }) => {
      const levels = levelsAsked(page)
      await openPicture(page, BUILDING)
      expect(Math.max(...levels)).toBe(HALF)
      for (let step = 0; step < 3; step++) await closer(page).click()
      await expect.poll(() => Math.max(...levels)).toBe(WHOLE)
    })
  })

const closer = (page: Page) => page.getByRole('button', { name: english.words.zoomIn })

function levelsAsked(page: Page): number[] {
  const levels: number[] = []
  page.on('request', (request) => {
    const [, level] = /\/(\d+)\/\d+_\d+\.webp/.exec(request.url()) ?? []
    if (level) levels.push(Number(level))
  })
  return levels
}
