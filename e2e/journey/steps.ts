import { type AccountWords, accountWords } from '../support/account-words.ts'
import { LANGUAGES } from '../support/languages.ts'
import { oneTimeCode } from '../support/one-time-code.ts'
import type { Hand } from './hand.ts'
import type { OwnFiles } from './riva-one.ts'

export interface Author {
  readonly email: string
  readonly password: string
}

interface Step {
  /** Of what is on screen at its end. */
  readonly name: string
  readonly take: (hand: Hand, files: OwnFiles) => Promise<void>
}

const button = ({ page }: Hand, name: string | RegExp) => page.getByRole('button', { name })
const heading = ({ page }: Hand, name: string | RegExp) => page.getByRole('heading', { name })
const section = ({ page }: Hand, name: string) =>
  page.getByRole('navigation').getByRole('link', { name: new RegExp(`^${name}`) })
const picture = ({ page }: Hand) => page.locator('[data-ready]').first()
const saved = ({ page }: Hand, words: RegExp) =>
  page.getByRole('banner').getByRole('status').filter({ hasText: words })

/** Whoever works in the studio shows a second factor. */
export const AS_IN_PRODUCTION = { STAFF_SECOND_FACTOR: 'demanded' } as const

/** From nothing to a published project, as one person makes it alone in the studio (STU-05). */
export const stepsOf = ({ email, password }: Author): readonly Step[] => [
  {
    name: 'Logging in',
    async take(hand) {
      const { page } = hand
      const words = english()
      await hand.open('/studio', page.getByLabel(words.email))
      await hand.fill(page.getByLabel(words.email), email)
      await hand.fill(page.getByLabel(words.password, { exact: true }), password)
      await hand.click(
        page.getByRole('button', { name: words.logIn, exact: true }),
        heading(hand, 'One more step'),
      )
    },
  },
  {
    name: 'One-time codes',
    async take(hand) {
      const dialog = hand.page.getByRole('dialog')
      const kept = dialog.getByRole('button', { name: 'I have kept them' })
      await hand.click(button(hand, 'Use one-time codes'), dialog.locator('code'))
      const code = oneTimeCode(await dialog.locator('code').innerText())
      await hand.fill(dialog.getByLabel('Code'), code)
      await hand.click(dialog.getByRole('button', { name: 'Turn on', exact: true }), kept)
      await hand.click(kept, button(hand, 'New project'))
    },
  },
  {
    name: 'A new project',
    async take(hand) {
      const { page } = hand
      await hand.click(button(hand, 'New project'), page.getByLabel('Name of the project'))
      await hand.fill(page.getByLabel('Name of the project'), 'Riva')
      const found = page.getByRole('list', { name: 'Places found' }).getByRole('button')
      await hand.fill(page.getByRole('searchbox', { name: 'City or place' }), 'Novi Sad', found)
      await hand.click(found.filter({ hasText: /^Novi Sad, .*Serbia$/ }), button(hand, 'Make the project'))
    },
  },
  {
    name: 'Three answers and the renders',
    async take(hand, { renders }) {
      const { page } = hand
      await hand.click(button(hand, 'Make the project'), heading(hand, 'A new project'))
      const srpski = page.getByRole('radio', { name: 'Srpski' })
      await hand.click(page.locator('label', { has: srpski }), page.locator('label', { has: srpski }))
      const pin = page.getByRole('main').getByRole('button', { name: 'Riva', exact: true })
      await hand.waitFor('map', pin)
      await hand.drag(pin, { x: 60, y: 20 }, pin)
      const zone = page.getByText('Drop renders here').locator('..')
      await hand.drop(zone, renders, page.getByText('riva-one-courtyard-side.jpg').first())
    },
  },
  {
    name: 'What each column is',
    async take(hand, { list }) {
      await hand.click(button(hand, 'Next: apartments'), heading(hand, 'Import a list'))
      const zone = hand.page.getByText('Drop a price list here').locator('..')
      await hand.drop(zone, [list], heading(hand, 'Which column is what?'))
    },
  },
  {
    name: 'What the list changes',
    async take(hand) {
      await hand.click(button(hand, 'See the changes'), heading(hand, 'What will change'))
    },
  },
  {
    name: 'A mask of the river side',
    async take(hand, { masks: [river] }) {
      await hand.click(button(hand, 'Apply 106 changes'), button(hand, 'Next: outlines'))
      await hand.click(button(hand, 'Next: outlines'), picture(hand))
      if (river) await hand.drop(picture(hand), [river], button(hand, /^Make 56 outlines/))
    },
  },
  {
    name: 'A mask of the courtyard side',
    async take(hand, { masks: [, courtyard] }) {
      const { page } = hand
      await hand.click(button(hand, /^Make 56 outlines/), page.getByText('56 outlines made.'))
      await hand.waitFor('outlines saved', saved(hand, /Draft saved/))
      await hand.click(button(hand, 'Courtyard side'), page.getByText('0 of 106'))
      await hand.waitFor('second picture', picture(hand))
      if (courtyard) await hand.drop(picture(hand), [courtyard], button(hand, /^Make 50 outlines/))
      const otherWay = page.locator('label', { has: page.getByRole('radio', { name: 'Right to left' }) })
      await hand.click(otherWay, otherWay)
    },
  },
  {
    name: 'Every apartment is drawn',
    async take(hand) {
      await hand.click(button(hand, /^Make 50 outlines/), hand.page.getByText('50 outlines made.'))
      await hand.waitFor('outlines saved', saved(hand, /Draft saved/))
    },
  },
  {
    name: 'Names in both languages',
    async take(hand) {
      const { page } = hand
      const building = page.getByRole('treeitem', { name: /^Riva one/ })
      await hand.click(section(hand, 'Places'), building)
      await hand.click(building, page.getByLabel('Name, English', { exact: true }))
      await hand.fill(page.getByLabel('Name, English', { exact: true }), 'Riva One')
      await hand.fill(page.getByLabel('Name, Serbian', { exact: true }), 'Riva One')
      const names = page.getByLabel('Name of the view, Serbian')
      await hand.fill(names.nth(0), 'Strana prema reci')
      await hand.fill(names.nth(1), 'Strana prema dvorištu')
      await hand.waitFor('names saved', saved(hand, /^Saved/))
    },
  },
  {
    name: 'Accent and logo',
    async take(hand, { logo }) {
      const { page } = hand
      await hand.click(section(hand, 'Look'), page.getByLabel('Colour of the accent'))
      await hand.fill(page.getByLabel('Colour of the accent'), '#1B4F78', page.getByText('All pass'))
      await hand.choose(
        button(hand, 'Add a picture: Logo'),
        logo,
        page.getByRole('radio', { name: logo.name, checked: true }),
      )
      await hand.waitFor('look saved', saved(hand, /^Saved/))
      // Before anything is published, the product stands there in that look.
      await hand.waitFor(
        'the product in its look',
        page.frameLocator('iframe').first().getByText('Riva One').first(),
      )
    },
  },
  {
    name: 'Before publishing',
    async take(hand) {
      await hand.click(section(hand, 'Overview'), heading(hand, 'Before publishing'))
      await hand.waitFor('checklist', hand.page.getByText('Every apartment has an outline'))
      await hand.waitFor('buildings', hand.page.getByRole('row', { name: /Riva/ }))
    },
  },
  {
    name: 'What visitors will see',
    async take(hand) {
      const dialog = hand.page.getByRole('dialog', { name: 'Publish' })
      await hand.click(
        button(hand, /^Publish \d+ changes$/).first(),
        dialog.getByText('Riva comes onto the site'),
      )
    },
  },
]

/** The last press. */
export async function publish(hand: Hand): Promise<void> {
  const dialog = hand.page.getByRole('dialog', { name: 'Publish' })
  const told = dialog.getByRole('link', { name: 'See it live' })
  await hand.click(dialog.getByRole('button', { name: /^Publish \d+ changes$/ }), told)
}

function english(): AccountWords {
  const [first] = LANGUAGES
  if (!first) throw new Error('There are two languages')
  return accountWords(first)
}
