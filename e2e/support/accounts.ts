import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import type { AccountWords } from './account-words.ts'
import { type Mailbox, startMailbox } from './mailbox.ts'
import { type ScratchProduct, startScratchProduct } from './scratch-product.ts'
import { test as base } from './test.ts'

/** A product of its own that sends real mails into a real mailbox. */
export interface AccountsProduct extends ScratchProduct {
  readonly mailbox: Mailbox
}

const PASSWORD = 'riva-on-the-danube'
/** The same as the product keeps it. */
export const HASHED =
  '$argon2id$v=19$m=19456,t=2,p=1$FJguNlMhlYErMv3bfJb9nQ$6sZ4YnS+z5gmgqj9F4c8lEppRXdAaKMn0IzCUSctp/E'
export const ROLE_USER = 4
export const RIVA = 1

/** Everyone in a spec of accounts shares one product; nobody shares an account. */
export const test = base.extend<object, { accounts: AccountsProduct }>({
  accounts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const { mailbox, stop: stopMailbox } = await startMailbox()
      const settings = { SMTP_URL: mailbox.smtpUrl }
      const { product, stop } = await startScratchProduct({ settings }).catch(async (error) => {
        await stopMailbox()
        throw error
      })
      await use({ ...product, mailbox })
      await stop()
      await stopMailbox()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ accounts }, use) => use(accounts.origin),
})

export interface Person {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly password: string
}

/** Someone new each time. */
export function newPerson(): Person {
  const email = `milica.${randomUUID().slice(0, 8)}@primer.example`
  return { firstName: 'Milica', lastName: 'Jovanović', email, password: PASSWORD }
}

/** Someone who has confirmed their address and chosen a password; on Riva in a role, if one is given. */
export async function makeUser({ origin, sqlAtOnce }: ScratchProduct, roleOnRiva?: number): Promise<Person> {
  const person = newPerson()
  const { ok } = await fetch(`${origin}/api/v1/users/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  })
  expect(ok).toBe(true)
  await sqlAtOnce('update users set email_verified_at = now(), password_hash = $1 where email = $2', [
    HASHED,
    person.email,
  ])
  if (roleOnRiva)
    await sqlAtOnce(
      'insert into project_users (project_id, user_id, role_id, accepted_at) select $1, id, $2, now() from users where email = $3',
      [RIVA, roleOnRiva, person.email],
    )
  return person
}

/** The address of a mailed link on this product: it does not know its own port. */
export function linkHere(links: readonly string[], part: string): string {
  const link = links.find((one) => one.includes(part))
  if (!link) throw new Error(`No link with ${part} in the mail`)
  const { pathname, search } = new URL(link)
  return pathname + search
}

/** Fills in the login that is on screen, and sends it. */
export async function logInAs(page: Page, { email, password }: Person, words: AccountWords): Promise<void> {
  await page.getByLabel(words.email).fill(email)
  await page.getByLabel(words.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: words.logIn, exact: true }).click()
}

/** Chooses the password on the page that a mailed link has opened. */
export async function choosePassword(page: Page, { password }: Person, words: AccountWords): Promise<void> {
  await page.getByLabel(words.newPassword, { exact: true }).fill(password)
  await page.getByLabel(words.repeatPassword, { exact: true }).fill(password)
  await page.getByRole('button', { name: words.savePassword, exact: true }).click()
}

/** The notices that say this, as a button OK beside it. */
export const noticeOf = (page: Page, message: string) =>
  page.locator('section[data-type]', { hasText: message })
