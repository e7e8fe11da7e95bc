import { DEMO_PASSWORD } from '@belvedere/server/areas/users/demo-accounts'

type Wish = { production: boolean; asked: boolean; chosen: string | undefined }

/**
 * The password of the demo accounts, or none where there must be no accounts: in production they are made only when
 * asked for, and never with the password that anyone can read here.
 */
export function demoPassword({ production, asked, chosen }: Wish): string | undefined {
  if (!production) return chosen || DEMO_PASSWORD
  if (!asked) return undefined
  if (!chosen || chosen === DEMO_PASSWORD)
    throw new Error('Demo accounts in production need a secret password of your own in DEMO_PASSWORD.')
  return chosen
}
