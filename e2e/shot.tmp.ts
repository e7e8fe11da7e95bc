import { chromium } from '@playwright/test'
import { CHROMIUM } from './support/chromium.ts'
const [, , path = '/studio/1/places', name = 'a', scheme = 'light', size = '1440x900', who = 'editor', act = ''] = process.argv
const [width, height] = size.split('x').map(Number)
const ORIGIN = process.env.ORIGIN ?? 'http://localhost:4391'
const browser = await chromium.launch(CHROMIUM)
const context = await browser.newContext({ baseURL: ORIGIN, viewport: { width: width!, height: height! }, colorScheme: scheme as 'light', serviceWorkers: 'block' })
const answer = await context.request.post('/api/v1/users/auth', { data: { username: `${who}@riva.example`, password: 'riva-on-the-danube' } })
if (!answer.ok()) console.log('login', answer.status())
await context.addInitScript(() => localStorage.setItem('belvedere.session', '1'))
const page = await context.newPage()
page.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log(m.type(), m.text().slice(0, 300)))
page.on('pageerror', (e) => console.log('pageerror', e.message.slice(0, 500)))
page.on('response', (r) => r.status() >= 400 && console.log(r.status(), r.url()))
page.setDefaultTimeout(150000); await page.goto(path, { timeout: 150000 })
await page.waitForLoadState('networkidle').catch(() => {})
await page.locator('h1').first().waitFor({ timeout: 100000 }).catch(() => console.log('no h1')); await page.waitForTimeout(3000)
if (act) { const f = new Function('page', 'return (async () => {' + act + '})()'); await f(page); await page.waitForTimeout(1200) }
await page.screenshot({ path: `/tmp/pw/shots/${name}.png` })
await browser.close()
