import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { makeUser } from '../support/accounts.ts'
import { CHROMIUM } from '../support/chromium.ts'
import { makeTemplate } from '../support/global-setup.ts'
import { LANGUAGES, type Language } from '../support/languages.ts'
import { ROOT } from '../support/product-environment.ts'
import { untilQuiet } from '../support/quiet-page.ts'
import { startScratchProduct } from '../support/scratch-product.ts'
import { workAs } from '../support/studio-people.ts'
import { asWebp } from './as-webp.ts'
import { STEPS, type Step } from './steps.ts'

/**
 * The guide for whoever begins a project: takes its pictures from the running studio and writes docs/first-project.md of
 * the words that the studio itself shows.
 */
const PICTURES = new URL('docs/guide/', ROOT)
const ADMIN = 2
const SIZE = { width: 1280, height: 800 }

await mkdir(PICTURES, { recursive: true })
const dropTemplate = await makeTemplate({ year: true })
const { product, stop } = await startScratchProduct({})
const browser = await chromium.launch(CHROMIUM)
const people = { super: await makeUser(product), admin: await makeUser(product, ADMIN) }
await product.sqlAtOnce('update users set role_id = 1 where email = $1', [people.super.email])
try {
  for (const language of LANGUAGES)
    for (const who of ['super', 'admin'] as const) {
      const context = await browser.newContext({
        baseURL: product.origin,
        viewport: SIZE,
        reducedMotion: 'reduce',
      })
      await workAs(context, people[who], product.origin)
      for (const step of STEPS.filter(({ by = 'admin' }) => by === who)) await take(context, step, language)
      await context.close()
    }
} finally {
  await browser.close()
  await stop()
  await dropTemplate()
}
await writeFile(new URL('docs/first-project.md', ROOT), await guide())
console.log(`${STEPS.length * LANGUAGES.length} pictures in ${fileURLToPath(PICTURES)}`)

async function take(context: BrowserContext, step: Step, language: Language): Promise<void> {
  const page: Page = await context.newPage()
  const quiet = untilQuiet(page)
  await page.goto(`${language.prefix}${step.path}`)
  await page.getByRole('main').waitFor()
  await step.show(page)
  await quiet()
  // Widths of pictures are made when they are first asked for: none is left out of the guide's.
  await page.waitForFunction(() =>
    [...document.images]
      .filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight)
      .every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
  )
  const file = new URL(`${step.name}.${language.lang}.webp`, PICTURES)
  await writeFile(file, await asWebp(context, await page.screenshot()))
  await page.close()
}

async function guide(): Promise<string> {
  const words: Record<string, string> = JSON.parse(await readFile(new URL('messages/en.json', ROOT), 'utf8'))
  const steps = STEPS.map(
    ({ name }, nth) => `## ${nth + 1}. ${words[`studio_guide_${name}`]}

${words[`studio_guide_${name}_text`]}

![${words[`studio_guide_${name}`]}](guide/${name}.en.webp)
`,
  )
  return `# ${words.studio_guide}

${words.studio_guide_lead} The studio shows the same under \`?\`, in English and in Serbian. Made by \`npm run guide\`.

![The whole way, from a name to the page that visitors see](screens/journey.webp)

${steps.join('\n')}`
}
