import { fileURLToPath } from 'node:url'
import { makeUser, test } from '../support/accounts.ts'
import { axeFindsNothing } from '../support/axe.ts'
import { LANGUAGES } from '../support/languages.ts'
import { workAs } from '../support/studio-people.ts'
import { expect } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.setTimeout(240_000)

const READY = { timeout: 100_000 }

const WORDS = {
  en: {
    newProject: 'New project',
    taken: 'Another project is called riva.',
    instead: 'Call it riva 2',
    looking: 'Looking for it…',
    name: 'Name of the project',
    where: 'City or place',
    found: 'Places found',
    novi: /^Novi Sad, .*Serbia$/,
    admin: 'E-mail address of its admin',
    make: 'Make the project',
    title: 'A new project',
    called: 'What is it called?',
    srpski: 'Srpski',
    choose: 'choose files',
    ready: 'Ready',
    shows: (name: string) => `What is on ${name}?`,
    site: 'The whole site',
    building: 'One building',
    next: 'Next: apartments',
    places: 'Places',
    import: /^Import/,
    put: 'Put the pin in the middle',
    discard: 'Discard',
    remove: 'Remove',
    projects: 'Your projects',
    part: 'A part of it',
    shown: 'On the site',
    first: 'First',
    saved: /^Saved /,
    overview: 'Overview',
  },
  sr: {
    newProject: 'Novi projekat',
    taken: 'Već postoji projekat riva.',
    instead: 'Nazovite ga riva 2',
    looking: 'Traži se…',
    name: 'Naziv projekta',
    where: 'Grad ili mesto',
    found: 'Nađena mesta',
    novi: /^Novi Sad, .*Srbija$/,
    admin: 'E-adresa administratora',
    make: 'Napravite projekat',
    title: 'Novi projekat',
    called: 'Kako se zove?',
    srpski: 'Srpski',
    choose: 'izaberite datoteke',
    ready: 'Spremno',
    shows: (name: string) => `Šta je na slici ${name}?`,
    site: 'Cela lokacija',
    building: 'Jedna zgrada',
    next: 'Dalje: stanovi',
    places: 'Mesta',
    import: /^Uvoz/,
    put: 'Postavite oznaku u sredinu',
    discard: 'Odbacite',
    remove: 'Uklonite',
    projects: 'Vaši projekti',
    part: 'Jedan deo',
    shown: 'Na sajtu',
    first: 'Prvi',
    saved: /^Sačuvano /,
    overview: 'Pregled',
  },
}

const render = (name: string) =>
  fileURLToPath(new URL(`../../demo/data/pictures/${name}.jpg`, import.meta.url))

for (const language of LANGUAGES) {
  const words = WORDS[language.key]

  test(`is made by super_admin, who invites its admin, in ${language.name} [STU-01]`, async ({
    page,
    context,
    accounts,
  }) => {
    const { email, password } = await makeUser(accounts)
    await accounts.sqlAtOnce('update users set role_id = 1 where email = $1', [email])
    await workAs(context, { email, password })
    await page.goto(`${language.prefix}/studio`)
    await page.getByRole('button', { name: words.newProject }).click()
    // A name that another project has is told where it is typed.
    await page.getByLabel(words.name).fill('riva')
    await expect(page.getByText(words.taken)).toBeVisible()
    await page.getByRole('button', { name: words.instead }).click()
    await expect(page.getByLabel(words.name)).toHaveValue('riva 2')
    await page.getByLabel(words.name).fill('Zora')
    await expect(page.getByText(words.taken)).toHaveCount(0)
    // The first search takes a while: until then it says so.
    await context.route('**/public/places*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000))
      await route.continue()
    })
    await page.getByRole('searchbox', { name: words.where }).fill('Novi Sad')
    await expect(page.getByText(words.looking)).toBeVisible()
    await page
      .getByRole('list', { name: words.found })
      .getByRole('button', { name: words.novi })
      .first()
      .click()
    const admin = `vera.${Date.now()}@primer.example`
    await page.getByLabel(words.admin).fill(admin)
    await axeFindsNothing(page)
    await page.getByRole('button', { name: words.make }).click()
    // Whoever opens it finds three questions and a place for pictures.
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
    await expect(page.getByLabel(words.called)).toHaveValue('Zora')
    const invited = await accounts.sql('select email from invitations where email = $1', [admin])
    expect(invited).toHaveLength(1)
    // It was a try: nothing of it stays.
    await page.getByRole('button', { name: words.discard }).click()
    await page.getByRole('dialog').getByRole('button', { name: words.remove, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: words.projects })).toBeVisible()
    await expect(page.getByRole('link', { name: /Riva/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /Zora/ })).toHaveCount(0)
  })

  test(`begins with three answers and pictures, in ${language.name} [STU-05]`, async ({
    page,
    context,
    accounts,
  }) => {
    const { email, password } = await makeUser(accounts)
    await accounts.sqlAtOnce('update users set role_id = 1 where email = $1', [email])
    await workAs(context, { email, password })
    const answer = await context.request.post('/api/v1/users/auth', { data: { username: email, password } })
    const { token } = (await answer.json()).data.attributes
    const answered = await context.request.post('/api/v1/projects', {
      headers: { authorization: `Bearer ${token}` },
      data: {
        name: { 1: 'Nameless' },
        latitude: 44.8,
        longitude: 20.4,
        city: { 1: 'Belgrade', 6: 'Beograd' },
        country: { 1: 'Serbia', 6: 'Srbija' },
      },
    })
    const { id } = (await answered.json()).data.attributes
    await page.goto(`${language.prefix}/studio/${id}`)
    await page.getByLabel(words.called).fill('Zora')
    await page.getByRole('radio', { name: words.srpski }).check({ force: true })
    await expect(page.getByRole('button', { name: words.put })).toBeVisible()
    // The pin is dragged to the entrance, some 200 m to the east.
    const pin = page.getByRole('main').getByRole('button', { name: 'Zora' })
    await expect(pin).toBeVisible()
    const { x, y, width, height } = (await pin.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.move(x + width / 2, y + height / 2)
    await page.mouse.down()
    await page.mouse.move(x + width / 2 + 60, y + height / 2, { steps: 4 })
    await page.mouse.up()
    await expect(page.getByText(/^44\.800\d, 20\.402\d$/)).toBeVisible()
    await expect(pin).toBeVisible()
    await axeFindsNothing(page)
    await page
      .getByLabel(words.choose, { exact: true })
      .setInputFiles([render('site-park'), render('r2-back')])
    await expect(page.getByRole('main').getByText(words.ready, { exact: true })).toHaveCount(2, READY)
    const first = page.getByRole('group', { name: words.shows('site-park.jpg') })
    await expect(first.getByRole('radio', { name: words.site })).toBeChecked()
    await expect(
      page
        .getByRole('group', { name: words.shows('r2-back.jpg') })
        .getByRole('radio', { name: words.building }),
    ).toBeChecked()
    await page.reload()
    // What is on a picture can be said otherwise; what was made for it alone goes.
    const second = page.getByRole('group', { name: words.shows('r2-back.jpg') })
    await second.getByRole('radio', { name: words.part }).check({ force: true })
    await expect(page.getByRole('banner').getByRole('status')).toHaveText(words.saved)
    await second.getByRole('radio', { name: words.building }).check({ force: true })
    await expect(page.getByRole('banner').getByRole('status')).toHaveText(words.saved)
    await expect(page.getByText(/^44\.800\d, 20\.402\d$/)).toBeVisible()
    await expect(page.getByLabel(words.called)).toHaveValue('Zora')
    await expect(page.getByRole('radio', { name: words.srpski })).toBeChecked()
    await page.getByRole('link', { name: words.places }).click()
    const made = page.getByRole('treeitem', { name: /^R2\b/ })
    await made.and(page.locator('[data-kind=buildings]')).click()
    await expect(page.getByRole('checkbox', { name: words.shown })).toBeChecked()
    await expect(made).toHaveCount(1)
    // The site was taken for a building, and the building for the site: each goes where it belongs, before Publish.
    await page.getByRole('link', { name: words.overview }).click()
    const site = page.getByRole('group', { name: words.shows('site-park.jpg') })
    await site.getByRole('radio', { name: words.building }).check({ force: true })
    await second.getByRole('radio', { name: words.site }).check({ force: true })
    await expect(page.getByRole('banner').getByRole('status')).toHaveText(words.saved)
    await page.getByRole('link', { name: words.places }).click()
    const seen = page.getByRole('main').getByRole('listitem')
    await page.locator('[data-kind=buildings]').getByText('Site').click()
    await expect(seen.getByText(words.first)).toHaveCount(1)
    await expect(made).toHaveCount(0)
    await page.locator('[data-kind=masterplans]').click()
    await expect(seen.getByText(words.first)).toHaveCount(1)
    await page.getByRole('link', { name: words.overview }).click()
    await page.getByRole('button', { name: words.next }).click()
    await expect(page).toHaveTitle(words.import)
  })
}
