import type { Page } from '@playwright/test'
import { type AccountsProduct, makeUser, test } from './support/accounts.ts'
import { askWords } from './support/buyer-words.ts'
import { hydrated } from './support/hydrated.ts'
import { LANGUAGES } from './support/languages.ts'
import { listWords } from './support/list-words.ts'
import { openTool } from './support/open-tool.ts'
import { localised } from './support/screens.ts'
import { workAs } from './support/studio-people.ts'
import { expect } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.slow()

const [CHANGED, OTHER] = [1001, 1002]
const NAME = 'R1-101'
const BUILDING = '/masterplan/2/building/1'
const WITHIN_MS = 2_000

/** Once it is known how things are, whatever changes is told. */
async function openLive(page: Page, address: string) {
  const told = page.waitForResponse((response) => /\/statuses$/.test(response.url()))
  await page.goto(address)
  await told
}

const stand = ({ sql }: AccountsProduct, status: string) =>
  sql('update apartments set status = $1 where id = any ($2)', [
    status,
    status === 'available' ? [CHANGED, OTHER] : [CHANGED],
  ])

for (const language of LANGUAGES) {
  const reserved = language.name === 'English' ? 'Reserved' : 'Rezervisan'

  test(`comparison, favourites and an open form follow a status change within 2 s, each with a quiet notice, in ${language.name} [LIV-01]`, async ({
    page,
    context,
    accounts,
  }) => {
    const token = await workAs(context, await makeUser(accounts))
    await context.request.put('/api/v1/users/favorites', {
      headers: { Authorization: `Bearer ${token}` },
      data: { favoritesList: [CHANGED] },
    })
    await context.addInitScript(
      (ids) => localStorage.setItem('compare', ids),
      JSON.stringify([CHANGED, OTHER]),
    )
    await stand(accounts, 'available')
    await openLive(page, localised('/compare-apartments-view', language))
    const table = page.getByRole('table')
    await expect(table).toContainText(NAME)

    const second = await context.newPage()
    await openLive(second, localised(BUILDING, language))
    await openTool(second, language, listWords(language).favourites, 1)
    const favourites = second.getByRole('dialog', { name: listWords(language).favourites })
    await expect(favourites.getByRole('listitem')).toContainText(NAME)

    const third = await context.newPage()
    await openLive(third, localised(`${BUILDING}/apartment/${CHANGED}`, language))
    const { title, firstName } = askWords(language)
    await (await hydrated(third.getByRole('button', { name: title }))).click()
    const form = third.getByRole('dialog', { name: title })
    const field = form.getByLabel(firstName, { exact: true })
    await field.fill('Milica')

    const shown = [
      [page, table],
      [second, favourites.getByRole('listitem')],
      [third, form],
    ] as const
    for (const [, part] of shown) await expect(part).not.toContainText(reserved)
    await stand(accounts, 'reserved')
    await Promise.all(
      shown.flatMap(([tab, part]) => [
        expect(part).toContainText(reserved, { timeout: WITHIN_MS }),
        expect(tab.locator('[data-live-notice]')).toContainText(NAME, { timeout: WITHIN_MS }),
      ]),
    )
    await expect(field, 'a form being filled in is never closed').toHaveValue('Milica')
    await expect(field).toBeFocused()
  })
}
