import type { DemoAccount } from './demo-accounts.ts'

/** The demo accounts as a small table for the terminal. */
export function accountsTable(accounts: readonly DemoAccount[], password: string): string {
  const width = (texts: string[]) => Math.max(...texts.map(({ length }) => length))
  const roleWidth = width(accounts.map(({ role }) => role))
  const emailWidth = width(accounts.map(({ email }) => email))
  return accounts
    .map(({ role, email }) => `  ${role.padEnd(roleWidth)}  ${email.padEnd(emailWidth)}  ${password}`)
    .join('\n')
}
