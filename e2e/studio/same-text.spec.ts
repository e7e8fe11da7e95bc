import { makeUser, test } from '../support/accounts.ts'
import { axeFindsNothing } from '../support/axe.ts'
import { LANGUAGES } from '../support/languages.ts'
import { workAs } from '../support/studio-people.ts'
import { expect } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.slow()

const ADMIN = 2
const EDITOR = 3

const WORDS = {
  en: {
    building: 3,
    text: 'Text, English',
    saved: /^Draft saved|^Saved /,
    both: 'Someone else changed this too.',
    theirs: (value: string) => `Theirs: ${value}`,
    mine: 'Keep mine',
    take: 'Take theirs',
    website: 'Website',
    set: (value: string, name: string) => new RegExp(`${name} has set this to “${value}”, .*\\d\\d:\\d\\d`),
  },
  sr: {
    building: 4,
    text: 'Tekst, engleski',
    saved: /^Nacrt sačuvan|^Sačuvano /,
    both: 'Neko drugi je ovo takođe izmenio.',
    theirs: (value: string) => `Njihovo: ${value}`,
    mine: 'Zadržite moje',
    take: 'Uzmite njihove',
    website: 'Sajt',
    set: (value: string, name: string) =>
      new RegExp(`Ovde sada stoji „${value}“ \\(${name}, .*\\d\\d:\\d\\d\\)`),
  },
}

for (const language of LANGUAGES) {
  const words = WORDS[language.key]

  test(`asks about a text that two have changed, with who, when and what, in ${language.name} [AUT-03] [PLC-04]`, async ({
    browser,
    accounts,
  }) => {
    const people = await Promise.all([makeUser(accounts, EDITOR), makeUser(accounts, EDITOR)])
    const pages = await Promise.all(
      people.map(async (person) => {
        const context = await browser.newContext({ baseURL: accounts.origin })
        await workAs(context, person)
        const page = await context.newPage()
        await page.goto(`${language.prefix}/studio/1/places?building=${words.building}`)
        return page
      }),
    )
    const [mine, theirs] = pages
    const [, colleague] = people
    if (!mine || !theirs || !colleague) throw new Error('Two are asked for')
    const textOf = (page: typeof mine) => page.getByRole('textbox', { name: words.text })
    const savedOn = (page: typeof mine) =>
      expect(page.getByRole('banner').getByRole('status')).toHaveText(words.saved)
    for (const page of pages) await expect(textOf(page)).toBeVisible()
    const write = async (page: typeof mine, text: string) => {
      await textOf(page).fill(text)
      await savedOn(page)
    }

    await write(theirs, 'By the park.')
    await textOf(mine).fill('By the river.')
    const card = mine.getByRole('alert')
    await expect(card).toContainText(words.both)
    await expect(card).toContainText(words.theirs('By the park.'))
    await expect(card).toContainText(
      new RegExp(`${colleague.firstName} ${colleague.lastName}, .*\\d\\d:\\d\\d`),
    )
    await axeFindsNothing(mine)
    // Whoever goes on typing has not decided yet.
    await textOf(mine).fill('By the river, at last.')
    await expect(card).toContainText(words.theirs('By the park.'))
    await theirs.reload()
    await expect(textOf(theirs)).toHaveValue('By the park.')

    await card.getByRole('button', { name: words.mine }).click()
    await expect(card).toBeHidden()
    await savedOn(mine)
    await theirs.reload()
    await expect(textOf(theirs)).toHaveValue('By the river, at last.')

    await write(theirs, 'Between both.')
    await textOf(mine).fill('By the river again.')
    await card.getByRole('button', { name: words.take }).click()
    await expect(textOf(mine)).toHaveValue('Between both.')
    await savedOn(mine)
    await mine.reload()
    await expect(textOf(mine)).toHaveValue('Between both.')
    for (const page of pages) await page.context().close()
  })

  test(`says of a setting that two have changed who, when and what, in ${language.name} [AUT-03] [SET-01]`, async ({
    browser,
    scratch,
  }) => {
    const product = await scratch()
    const people = await Promise.all([makeUser(product, ADMIN), makeUser(product, ADMIN)])
    const pages = await Promise.all(
      people.map(async (person) => {
        const context = await browser.newContext({ baseURL: product.origin })
        await workAs(context, person)
        const page = await context.newPage()
        await page.goto(`${language.prefix}/studio/1/settings`)
        await expect(page.getByLabel(words.website, { exact: true })).toBeVisible()
        return page
      }),
    )
    const [mine, theirs] = pages
    const [, colleague] = people
    if (!mine || !theirs || !colleague) throw new Error('Two are asked for')
    const website = (page: typeof mine) => page.getByLabel(words.website, { exact: true })
    await website(theirs).fill('https://theirs.example')
    await expect(theirs.getByRole('banner').getByRole('status')).toHaveText(/\d\d:\d\d/)
    await website(mine).fill('https://mine.example')
    const name = `${colleague.firstName} ${colleague.lastName}`
    await expect(mine.getByRole('alert')).toHaveText(words.set('https://theirs.example', name))
    await website(mine).fill('https://mine.example/again')
    await expect(mine.getByRole('alert')).toHaveCount(0)
    await expect(mine.getByRole('banner').getByRole('status')).toHaveText(/\d\d:\d\d/)
    await theirs.reload()
    await expect(website(theirs)).toHaveValue('https://mine.example/again')
    for (const page of pages) await page.context().close()
  })
}
