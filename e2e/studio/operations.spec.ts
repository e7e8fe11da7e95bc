import { hostname } from 'node:os'
import { makeUser } from '../support/accounts.ts'
import { axeFindsNothing } from '../support/axe.ts'
import { tabTo } from '../support/keyboard.ts'
import { LANGUAGES } from '../support/languages.ts'
import type { ScratchProduct } from '../support/scratch-product.ts'
import { workAs } from '../support/studio-people.ts'
import { notReachedByTab } from '../support/tab-order.ts'
import { expect, test } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.slow()

const WORDS = {
  en: {
    operations: 'Operations',
    needs: /^2 things need somebody$/,
    well: 'Everything runs',
    instances: 'Instances',
    queues: 'Queues',
    database: 'Database',
    backups: 'Backups',
    noBackup: 'No backup yet',
    noDrill: 'No drill yet',
    primary: 'The primary takes changes.',
    silent: 'Silent',
    upgrade: 'An upgrade is under way: 1.4.0, 1.5.0',
    tiles: 'Tiles of pictures',
    fails: 'Tiles of pictures: one job fails again and again.',
    again: 'Try again: Tiles of pictures',
    done: 'What failed is tried again.',
    nothing: 'Nothing waits and nothing has failed.',
    stale: /^No answer since /,
    noSuchPage: 'There is no such page in the studio.',
  },
  sr: {
    operations: 'Rad sistema',
    needs: /^2 stvari traže pažnju$/,
    well: 'Sve radi',
    instances: 'Procesi',
    queues: 'Redovi poslova',
    database: 'Baza',
    backups: 'Rezervne kopije',
    noBackup: 'Još nema rezervne kopije',
    noDrill: 'Još nema probe vraćanja',
    primary: 'Primarna baza prima izmene.',
    silent: 'Ne javlja se',
    upgrade: 'Nadogradnja je u toku: 1.4.0, 1.5.0',
    tiles: 'Pločice slika',
    fails: 'Pločice slika: 1 posao stalno ne uspeva.',
    again: 'Pokušajte ponovo: Pločice slika',
    done: 'Neuspeli poslovi se ponovo pokušavaju.',
    nothing: 'Ništa ne čeka i ništa nije neuspelo.',
    stale: /^Nema odgovora od /,
    noSuchPage: 'Takve stranice nema u studiju.',
  },
}

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]

const makeSuper = async (product: ScratchProduct) => {
  const person = await makeUser(product)
  await product.sqlAtOnce('update users set role_id = 1 where email = $1', [person.email])
  // There is no mail server: what they would be told of their account would fail for ever.
  await product.sqlAtOnce("delete from jobs.job where name = 'account-mail'")
  return person
}

/** One process that fell silent and one of the next release; a job that failed often and rests before its next try. */
async function trouble({ sqlAtOnce }: ScratchProduct): Promise<void> {
  await sqlAtOnce(`insert into instances (id, role, release, host, pid, seen_at, connections, megabytes) values
    (gen_random_uuid(), 'worker', '1.4.0', 'homes-2', 1, now() - interval '5 min', null, 150),
    (gen_random_uuid(), 'web', '1.5.0', 'homes-3', 1, now() + interval '1 hour', 12, 210)`)
  // Of a picture that is gone since: there is nothing to do for it.
  await sqlAtOnce(`insert into jobs.job (name, data, state, retry_count, retry_limit, start_after, started_on, output)
    values ('build-tiles', '{"mediaId": 2000000000}', 'retry', 8, 60000, now() + interval '20 min', now(),
      '{"message": "The disk of \\"ana@visitor.example\\" is full"}')`)
}

for (const language of LANGUAGES) {
  const words = WORDS[language.key]

  test(`super_admin sees at one look what runs and what is to be done, and tries again by keys, in ${language.name} [OPS-01]`, async ({
    page,
    context,
    scratch,
  }) => {
    const product = await scratch({ settings: { RELEASE: '1.4.0', ACCOUNT_RATE_LIMIT: '100000' } })
    await workAs(context, await makeSuper(product), product.origin)
    await page.goto(`${product.origin}${language.prefix}/studio`)
    await tabTo(page, page.getByRole('link', { name: words.operations }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: words.operations })).toBeVisible()

    const verdict = page.getByRole('status').first()
    await expect(verdict).toHaveText(words.needs)
    const instances = page.getByRole('region', { name: words.instances })
    await expect(instances.getByRole('row').filter({ hasText: hostname() })).toContainText('1.4.0')
    const queues = page.getByRole('region', { name: words.queues })
    await expect(queues).toContainText(words.nothing)
    await expect(page.getByRole('region', { name: words.database })).toContainText(words.primary)
    const backups = page.getByRole('region', { name: words.backups })
    await expect(backups).toContainText(words.noBackup)
    await expect(backups).toContainText(words.noDrill)

    // By itself, while one looks.
    await product.sqlAtOnce("insert into operations (kind, well) values ('backup', true), ('drill', true)")
    await expect(verdict).toHaveText(words.well)

    await trouble(product)
    await expect(page.getByText(words.fails)).toBeVisible()
    await expect(page.getByText(words.upgrade)).toBeVisible()
    await expect(instances.getByRole('row').filter({ hasText: 'homes-2' })).toContainText(words.silent)
    const row = queues.getByRole('row').filter({ hasText: words.tiles })
    await expect(row).toContainText('The disk of … is full')
    for (const size of SIZES) {
      await page.setViewportSize(size)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      await axeFindsNothing(page, `${size.width}`)
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    expect(await notReachedByTab(page)).toEqual([])

    await tabTo(page, page.getByRole('button', { name: words.again }))
    await page.keyboard.press('Enter')
    await expect(page.getByText(words.done)).toBeVisible()
    await expect(queues).toContainText(words.nothing)
    const [event] = await product.sqlAtOnce(
      'select kind, details from security_events order by id desc limit 1',
    )
    expect(event).toEqual({ kind: 'queue-tried-again', details: { name: 'build-tiles' } })
  })

  test(`says since when no answer comes, and has no such page for others, in ${language.name} [OPS-01]`, async ({
    page,
    context,
    browser,
    scratch,
  }) => {
    const product = await scratch({ settings: { ACCOUNT_RATE_LIMIT: '100000' } })
    await workAs(context, await makeSuper(product), product.origin)
    await page.clock.install()
    await page.goto(`${product.origin}${language.prefix}/studio/operations`)
    await expect(page.getByRole('status').first()).toHaveText(words.needs)
    await expect(page.getByText(words.stale)).toBeHidden()
    await page.route('**/api/v1/operations', (route) => route.abort())
    await page.clock.fastForward(31_000)
    await expect(page.getByText(words.stale)).toBeVisible()
    await axeFindsNothing(page, 'away')
    await page.unroute('**/api/v1/operations')
    await page.clock.fastForward(31_000)
    await expect(page.getByText(words.stale)).toBeHidden()

    const admin = await browser.newContext()
    await workAs(admin, await makeUser(product, 2), product.origin)
    const theirs = await admin.newPage()
    await theirs.goto(`${product.origin}${language.prefix}/studio`)
    await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(theirs.getByRole('link', { name: words.operations })).toHaveCount(0)
    await theirs.goto(`${product.origin}${language.prefix}/studio/operations`)
    await expect(theirs.getByRole('heading', { level: 1, name: words.noSuchPage })).toBeVisible()
    await admin.close()
  })
}
