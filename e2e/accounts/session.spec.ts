import { accountWords } from '../support/account-words.ts'
import { logInAs, makeUser, test } from '../support/accounts.ts'
import { hydrated } from '../support/hydrated.ts'
import { english, LANGUAGES } from '../support/languages.ts'
import { localised } from '../support/screens.ts'
import { expect } from '../support/test.ts'

const words = accountWords(english)
const APARTMENT = '/masterplan/2/building/1/apartment/1020'

for (const language of LANGUAGES)
  test(`a visitor whom a guard sent to the login comes back once logged in, in ${language.name} [RTE-17, ACC-03, GEN-12]`, async ({
    page,
    accounts,
  }) => {
    const theirs = accountWords(language)
    const person = await makeUser(accounts)
    const shell = await page.goto(localised('/protected', language))
    expect(shell?.headers()['cache-control']).toContain('no-store')
    await expect(page).toHaveURL(new RegExp(`${localised('/login', language)}\\?returnTo=`))
    await hydrated(page.getByLabel(theirs.email))
    await logInAs(page, person, theirs)
    await expect(page).toHaveURL(localised('/protected', language))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(theirs.protectedTitle)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 }), 'and stays in').toHaveText(theirs.protectedTitle)
  })

test('a login that is pressed before the page is alive waits for it, and goes out once [ACC-03]', async ({
  page,
  accounts,
}) => {
  const person = await makeUser(accounts)
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/(login|users\/auth)$/.test(request.url())) sent += 1
  })
  await page.goto('/login', { waitUntil: 'domcontentloaded' })
  await logInAs(page, person, words)
  await page.getByRole('button', { name: words.logIn, exact: true }).click()
  expect(sent).toBe(0)
  scripts.resolve()
  await expect(page).toHaveURL('/bane')
  expect(sent).toBe(1)
})

test('a return address on another origin is not followed [ACC-03]', async ({ page, accounts }) => {
  const person = await makeUser(accounts)
  await page.goto(`/login?returnTo=${encodeURIComponent('//evil.example/')}`)
  await hydrated(page.getByLabel(words.email))
  await logInAs(page, person, words)
  await expect(page).toHaveURL('/bane')
})

test('a 401 makes one refresh, then one retry with the new token; credentials are sent [ACC-08]', async ({
  page,
  accounts,
}) => {
  const person = await makeUser(accounts)
  await page.goto('/login')
  await hydrated(page.getByLabel(words.email))
  await logInAs(page, person, words)
  await expect(page).toHaveURL('/bane')

  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/v1/')) asked.push(pathname)
  })
  // The token ends on its way: the server itself answers 401, until the page sends another one.
  let ended: string | undefined
  await page.route('**/api/v1/frontend/**', async (route) => {
    // Pictures, which the browser itself asks for, and statuses belong to everyone (LIV-02).
    const isOurs = route.request().resourceType() === 'fetch' && !route.request().url().endsWith('/statuses')
    if (!isOurs) return route.continue()
    const { authorization = '', ...headers } = route.request().headers()
    ended ??= authorization
    expect(authorization).toMatch(/^Bearer ./)
    await route.continue({
      headers: { ...headers, authorization: authorization === ended ? 'Bearer ended' : authorization },
    })
  })
  const refresh = page.waitForRequest('**/users/refresh-token')
  await page.getByRole('main').getByRole('link').first().click()
  expect((await (await refresh).allHeaders()).cookie).toContain('refresh=')
  await expect(page).not.toHaveURL('/bane')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(asked.filter((path) => path.endsWith('/refresh-token'))).toHaveLength(1)
})

test('a failing profile fetch is logged and breaks no screen [GEN-16]', async ({ page, accounts }) => {
  const person = await makeUser(accounts)
  await page.goto('/login')
  await hydrated(page.getByLabel(words.email))
  await logInAs(page, person, words)
  await expect(page).toHaveURL('/bane')
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.route('**/users/profile', (route) => route.fulfill({ status: 500, json: { errors: [] } }))
  await page.goto(APARTMENT)
  await expect.poll(() => logged.join('\n')).toContain('The profile could not be fetched')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(words.accountOf)).toHaveCount(0)
})
