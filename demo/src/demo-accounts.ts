import type { RoleName } from '@belvedere/domain/accounts/roles'
import { DEMO_DOMAIN } from '@belvedere/server/areas/users/demo-accounts'

export type DemoAccount = { role: RoleName; email: string; firstName: string; lastName: string }

/** One for each role, held on every project of the demo. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { role: 'super_admin', email: `super@${DEMO_DOMAIN}`, firstName: 'Sofija', lastName: 'Savić' },
  { role: 'project_admin', email: `admin@${DEMO_DOMAIN}`, firstName: 'Andrej', lastName: 'Antić' },
  { role: 'project_editor', email: `editor@${DEMO_DOMAIN}`, firstName: 'Ema', lastName: 'Erdeljan' },
  { role: 'sales_agent', email: `agent@${DEMO_DOMAIN}`, firstName: 'Aleksa', lastName: 'Aćimović' },
  { role: 'user', email: `user@${DEMO_DOMAIN}`, firstName: 'Una', lastName: 'Uzelac' },
]

/** Who sold for a year beside the agent above: they come with that year. */
export const COLLEAGUES: readonly DemoAccount[] = [
  { role: 'sales_agent', email: `jelena@${DEMO_DOMAIN}`, firstName: 'Jelena', lastName: 'Jakšić' },
  { role: 'sales_agent', email: `marko@${DEMO_DOMAIN}`, firstName: 'Marko', lastName: 'Mandić' },
]

export const AGENTS: readonly string[] = [...DEMO_ACCOUNTS, ...COLLEAGUES]
  .filter(({ role }) => role === 'sales_agent')
  .map(({ email }) => email)

/** Leads the sales: puts prices up and plans. */
export const HEAD_OF_SALES = `admin@${DEMO_DOMAIN}`
