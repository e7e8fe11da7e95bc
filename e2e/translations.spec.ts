import type { Page } from '@playwright/test'
import { apartments, buildings, everyProject, masterplans, surroundings, views } from './support/dataset.ts'
import { english, type LANGUAGES, serbian } from './support/languages.ts'
import { localised, OTHER_PATHS, SCREENS } from './support/screens.ts'
import { expect, test } from './support/test.ts'

// What the server sends is what everyone reads first; pictures would only cost time.
test.use({ javaScriptEnabled: false })
test.beforeEach(async ({ page }) => {
  await page.route(/\/(assets|files|api|th-server)\//, (route) => route.abort())
})

/** One screen of each kind. */
const PATHS = [...new Map(SCREENS.map(({ id, path }) => [id, path])).values(), ...OTHER_PATHS, '/nowhere']

/** Names are the same in every language: the dataset's, the product's, and what the specification sets. */
const NAMES = [
  'Belvedere',
  'v 1.0',
  'N/A',
  // Words that both languages write alike.
  'Status',
  'E-mail',
  ...everyProject.map(({ name }) => name),
  ...apartments.map(({ name }) => name),
  ...[...masterplans, ...buildings, ...views].flatMap(({ name }) => (name.en === name.sr ? name.en : [])),
  ...surroundings.flatMap(({ title }) => (title.en === title.sr ? title.en : [])),
]

for (const path of PATHS)
  test(`${path} exists in both languages, and no text of the one stands in the other [GEN-01]`, async ({
    page,
  }) => {
    const [inEnglish, inSerbian] = [await textsOf(page, path, english), await textsOf(page, path, serbian)]
    const both = [...inEnglish].filter((text) => inSerbian.has(text))
    expect(both.filter((text) => !isName(text))).toEqual([])
  })

/** Everything that is read or read aloud: text, and the names of pictures and controls. */
async function textsOf(page: Page, path: string, language: (typeof LANGUAGES)[number]): Promise<Set<string>> {
  const response = await page.goto(localised(path, language))
  expect(response?.status()).toBe(path === '/nowhere' ? 404 : 200)
  await expect(page.locator('html')).toHaveAttribute('lang', language.lang)
  const texts = await page.locator('html').evaluate((root) => {
    const found: string[] = [document.title]
    const walk = document.createTreeWalker(root.querySelector('body') ?? root, NodeFilter.SHOW_TEXT)
    for (let node = walk.nextNode(); node; node = walk.nextNode())
      if (!node.parentElement?.closest('script, style, noscript, [hreflang]'))
        found.push(node.textContent ?? '')
    for (const name of ['alt', 'aria-label', 'title', 'placeholder'])
      for (const element of root.querySelectorAll(`body [${name}]:not([hreflang])`))
        found.push(element.getAttribute(name) ?? '')
    for (const meta of root.querySelectorAll('meta[name="description"], meta[property^="og:title"]'))
      found.push(meta.getAttribute('content') ?? '')
    return found
  })
  return new Set(texts.map((text) => text.trim()).filter((text) => /\p{L}{2}/u.test(text)))
}

/** A name, or names with nothing but numbers and signs between them. */
function isName(text: string): boolean {
  const rest = NAMES.toSorted((a, b) => b.length - a.length).reduce(
    (left, name) => left.replaceAll(name, ''),
    text,
  )
  return !/\p{L}{2}/u.test(rest)
}
