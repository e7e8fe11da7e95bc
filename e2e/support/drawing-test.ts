import { HASHED } from './accounts.ts'
import { type ScratchProduct, startScratchProduct } from './scratch-product.ts'
import { test as base } from './test.ts'

/** The demo's editor and admin, who accepted their invitations. */
const COLLEAGUES = `
with people as (
  insert into users (email, username, first_name, last_name, email_verified_at, password_hash)
  select email, email, first_name, last_name, now(), $1
  from (values ('editor@riva.example', 'Ema', 'Erdeljan'), ('admin@riva.example', 'Andrej', 'Antić'))
    as person (email, first_name, last_name)
  returning id, email
)
insert into project_users (project_id, user_id, role_id, accepted_at)
select 1, id, case when email like 'admin%' then 2 else 3 end, now() from people`

/** Tests that draw on the demo's pictures, one after the other on a product of their own: nobody else draws there. */
export const test = base.extend<object, { drawn: ScratchProduct }>({
  drawn: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const { product, stop } = await startScratchProduct({ settings: { ACCOUNT_RATE_LIMIT: '100000' } })
      await product.sql(COLLEAGUES, [HASHED])
      await use(product)
      await stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ drawn }, use) => use(drawn.origin),
})

export { expect } from '@playwright/test'
