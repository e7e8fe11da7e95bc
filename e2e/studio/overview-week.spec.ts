import { makeUser, RIVA, test } from '../support/accounts.ts'
import { axeFindsNothing } from '../support/axe.ts'
import { LANGUAGES } from '../support/languages.ts'
import { workAs } from '../support/studio-people.ts'
import { expect } from '../support/test.ts'

test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

const PROJECT_ADMIN = 2

const WORDS = {
  en: {
    enquiries: 'Enquiries this week',
    list: 'Next price list',
    content: '12 changes, December.xlsx',
    plan: /^\d+ apartments? ha(s|ve) no plan$/,
    apartments: 'Apartments',
    import: 'Import',
    latest: 'Latest changes',
  },
  sr: {
    enquiries: 'Upiti ove nedelje',
    list: 'Sledeći cenovnik',
    content: '12 izmena, December.xlsx',
    plan: /^\d+ stan(a|ova)? (nema|nemaju) plan$/,
    apartments: 'Stanovi',
    import: 'Uvoz',
    latest: 'Poslednje izmene',
  },
}

for (const language of LANGUAGES) {
  const words = WORDS[language.key]

  test(`shows the week's enquiries, the list that waits, and what is missing with the way to it, in ${language.name} [STU-02]`, async ({
    page,
    context,
    accounts,
  }) => {
    const admin = await makeUser(accounts, PROJECT_ADMIN)
    await workAs(context, admin, accounts.origin)
    const apartment = language.key === 'en' ? 1001 : 1002
    await accounts.sql(
      'delete from media using pois where pois.id = media.poi_id and pois.apartment_id = $1 and media.media_type_id = 2',
      [apartment],
    )
    await accounts.sql('delete from enquiries')
    await accounts.sql(
      `insert into enquiries (project_id, kind, apartment_ids, email_address, locale_id, body_hash)
       select $1, 'ask-for-price', '{1005}', 'ana@visitor.example', 'en', '\\x00' from generate_series(1, 3)`,
      [RIVA],
    )
    await accounts.sql('delete from imports')
    await accounts.sql(
      `insert into imports (project_id, file_name, state, apply_at, changes)
       values ($1, 'December.xlsx', 'scheduled', '2099-12-01 09:00+01', 12)`,
      [RIVA],
    )
    await page.goto(`${language.prefix}/studio/${RIVA}`)
    const week = page.getByRole('region', { name: words.enquiries })
    await expect(week.getByText('3', { exact: true }).first()).toBeVisible()
    await expect(week.getByRole('listitem')).toHaveCount(7)
    await expect(page.getByRole('region', { name: words.latest }).getByRole('listitem')).not.toHaveCount(0)
    const list = page.getByRole('region', { name: words.list })
    await expect(list.getByText(words.content)).toBeVisible()
    await axeFindsNothing(page)

    const check = (what: RegExp) => page.getByRole('listitem').filter({ has: page.getByText(what) })
    await check(words.plan).getByRole('link', { name: words.apartments }).press('Enter')
    await expect(page).toHaveURL(`${language.prefix}/studio/${RIVA}/apartments`)
    await page.goBack()
    await list.getByRole('link', { name: words.import }).press('Enter')
    await expect(page).toHaveURL(`${language.prefix}/studio/${RIVA}/import`)
  })
}
