import { axeFindsNothing } from './support/axe.ts'
import { EVERY_SCREEN } from './support/every-screen.ts'
import { LANGUAGES } from './support/languages.ts'
import { expectNoJump } from './support/layout-shift.ts'
import { localised } from './support/screens.ts'
import { expect, test } from './support/test.ts'
import { stageOf } from './support/viewer.ts'

// Nothing moves while it is looked at.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [name, path] of Object.entries(EVERY_SCREEN))
  test(`the screen "${name}" stands still, asks no foreign host and lets axe find nothing, in either language`, async ({
    page,
    baseURL,
  }) => {
    const foreign: string[] = []
    page.on('request', (request) => {
      if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== baseURL)
        foreign.push(request.url())
    })
    for (const language of LANGUAGES) {
      await page.goto(localised(path, language))
      if (/^(masterplan|building)/.test(name)) await expect(stageOf(page)).toBeVisible()
      await axeFindsNothing(page)
      await expectNoJump(page, language.name)
    }
    expect(foreign).toEqual([])
  })
