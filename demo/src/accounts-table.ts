import { DEMO_ACCOUNTS } from './demo-accounts.ts'

/** The demo accounts as a small table for the terminal. */
export function accountsTable(password: string): string {
  const width = (texts: string[]) => Math.max(...texts.map(({ length }) => length))
  const roleWidth = width(DEMO_ACCOUNTS.map(({ role }) => role))
  const emailWidth = width(DEMO_ACCOUNTS.map(({ email }) => email))
  return DEMO_ACCOUNTS.map(
    ({ role, email }) => `  ${role.padEnd(roleWidth)}  ${email.padEnd(emailWidth)}  ${password}`,
  ).join('\n')
}
