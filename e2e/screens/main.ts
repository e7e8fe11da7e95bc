import { mkdir, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from '@playwright/test'
import { makeUser, ROLE_USER } from '../support/accounts.ts'
import { CHROMIUM } from '../support/chromium.ts'
import { makeTemplate } from '../support/global-setup.ts'
import type { Language } from '../support/languages.ts'
import { ROOT } from '../support/product-environment.ts'
import { type ScratchProduct, startScratchProduct } from '../support/scratch-product.ts'
import { workAs } from '../support/studio-people.ts'
import { keepInAccount, stayLoggedIn } from '../support/users.ts'
import { makeContactSheet } from './contact-sheet.ts'
import { fillDesk } from './desk-day.ts'
import { DESK_LOOKS } from './desk-looks.ts'
import { LOOKS } from './looks.ts'
import { nameOf, readOptions, type Scheme, type Size } from './options.ts'
import { STUDIO_LOOKS } from './studio-looks.ts'
import { takeLook } from './take-look.ts'

/** Pictures of every screen and of what opens over it, to be looked at: `var/screens`, with a contact sheet each. */
const OUT = fileURLToPath(new URL('var/screens', ROOT))
const COMPARED = [1023, 1045, 1001, 1020]

const { of, sizes, languages, schemes, only } = readOptions(process.argv.slice(2))
const all = { buyers: LOOKS, studio: STUDIO_LOOKS, desk: DESK_LOOKS }[of]
const looks = all.filter(({ name }) => only.some((part) => name.includes(part)))
const dropTemplate = await makeTemplate({ year: true })
const { product, stop } = await startScratchProduct({})
const browser = await chromium.launch(CHROMIUM)
const buyer = { id: 1, ...(await makeUser(product, ROLE_USER)) }
const superAdmin = await makeUser(product)
await product.sqlAtOnce('update users set role_id = 1 where email = $1', [superAdmin.email])
let count = 0
const missed: string[] = []
try {
  if (of === 'desk') await fillDesk(product)
  for (const size of sizes) for (const language of languages) await takeAll(browser, product, size, language)
} finally {
  await browser.close()
  await stop()
  await dropTemplate()
}
for (const one of missed) console.log(`Not taken: ${one}`)
console.log(`${count} pictures in ${OUT}`)
process.exitCode = missed.length === 0 ? 0 : 1

/** One size in one language, as a visitor and as a user: a screen that is opened is taken in every scheme. */
async function takeAll(
  browser: Browser,
  product: ScratchProduct,
  size: Size,
  language: Language,
): Promise<void> {
  const sheetOf = (scheme: Scheme) =>
    `${OUT}/${of === 'buyers' ? '' : `${of}-`}${nameOf(size)}-${language.code}-${scheme}`
  for (const sheet of schemes.map(sheetOf)) {
    if (looks.length === all.length) await rm(sheet, { recursive: true, force: true })
    await mkdir(sheet, { recursive: true })
  }
  const open = () =>
    browser.newContext({
      baseURL: product.origin,
      viewport: { width: size.width, height: size.height },
      hasTouch: size.touch,
      isMobile: size.touch,
      colorScheme: schemes[0] ?? 'light',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
  const [visitor, user, author] = [await open(), await open(), await open()]
  if (looks.some(({ by }) => by === 'user')) {
    await keepInAccount(user.request, buyer, COMPARED.slice(0, 3))
    await stayLoggedIn(user, buyer)
    await user.addInitScript((ids) => localStorage.setItem('compare', ids), JSON.stringify(COMPARED))
  }
  if (of !== 'buyers') await workAs(author, superAdmin, product.origin)
  const taken: string[] = []
  for (const look of looks.filter(({ from = 0 }) => from <= size.width)) {
    const context = { visitor, user, author }[look.by ?? 'visitor']
    const files = schemes.map((scheme) => ({ scheme, path: `${sheetOf(scheme)}/${look.name}.jpg` }))
    try {
      await takeLook(look, { context, origin: product.origin, language, touch: size.touch }, files)
      taken.push(look.name)
      count += files.length
    } catch (error) {
      missed.push(`${look.name} at ${nameOf(size)} in ${language.name}: ${firstLine(error)}`)
    }
  }
  for (const context of [visitor, user, author]) await context.close()
  for (const to of schemes.map(sheetOf)) {
    await makeContactSheet(browser, { files: taken.map((name) => `${to}/${name}.jpg`), size, to })
    console.log(`${to}.jpg`)
  }
}

function firstLine(error: unknown): string {
  return String(error).split('\n').slice(0, 3).join(' ')
}
