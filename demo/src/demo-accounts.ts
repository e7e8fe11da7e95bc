import type { RoleName } from '@belvedere/domain/accounts/roles'

export type DemoAccount = { role: RoleName; email: string; firstName: string; lastName: string }

/** Anyone can read it here, which is why no account in production may have it. */
export const DEMO_PASSWORD = 'riva-on-the-danube'

/** One for each role, held on every project of the demo. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { role: 'super_admin', email: 'super@riva.example', firstName: 'Sofija', lastName: 'Savić' },
  { role: 'project_admin', email: 'admin@riva.example', firstName: 'Andrej', lastName: 'Antić' },
  { role: 'project_editor', email: 'editor@riva.example', firstName: 'Ema', lastName: 'Erdeljan' },
  { role: 'sales_agent', email: 'agent@riva.example', firstName: 'Aleksa', lastName: 'Aćimović' },
  { role: 'user', email: 'user@riva.example', firstName: 'Una', lastName: 'Uzelac' },
]
