import type { Asker } from './rights.ts'
import { ROLES } from './roles.ts'

/** "Name … can be renamed in place, 40 characters" (design of the account's screens). */
export const PASSKEY_NAME_MAX = 40

export const RECOVERY_CODES = 10
/** From here on the number of recovery codes that are left is a warning. */
export const FEW_RECOVERY_CODES = 3

/** What can be changed for good wants a proof of who asks that is no older. */
export const CONFIRMED_FOR_MINUTES = 10

/** Whether someone works here, on whichever project. */
export const isStaff = ({ superAdmin, roles }: Pick<Asker, 'superAdmin' | 'roles'>): boolean =>
  superAdmin || [...roles.values()].some((role) => role !== ROLES.user)

/** Where a passkey or codes are demanded: in the whole installation, or on single projects (SEC-04, SET-01). */
export type Demanding = 'everywhere' | ReadonlySet<number>

/** Whether they are demanded of someone. */
export const demandsProof = (asker: Asker, where: Demanding): boolean =>
  where === 'everywhere'
    ? isStaff(asker)
    : [...asker.roles].some(([projectId, role]) => role !== ROLES.user && where.has(projectId))

/** There, whoever works is a buyer until their session has shown one. */
export function asBuyer<Who extends Asker>(asker: Who, where: Demanding): Who {
  const roles = new Map(
    [...asker.roles].map(([projectId, role]) => [
      projectId,
      where === 'everywhere' || where.has(projectId) ? ROLES.user : role,
    ]),
  )
  return { ...asker, superAdmin: asker.superAdmin && where !== 'everywhere', roles }
}

/** What an account can be logged in with. */
export interface WaysIn {
  readonly password: { readonly set: boolean }
  readonly passkeys: readonly unknown[]
  readonly codes: { readonly on: boolean }
  /** The user's role demands a passkey or codes. */
  readonly demanded: boolean
}

/** Why something cannot be taken away; screens choose the sentence. */
type KeptWay = 'last-way-in' | 'second-factor-required'

export function passkeyKept({ password, passkeys, codes, demanded }: WaysIn): KeptWay | undefined {
  if (passkeys.length > 1) return undefined
  if (!password.set) return 'last-way-in'
  return demanded && !codes.on ? 'second-factor-required' : undefined
}

export const codesKept = ({ passkeys, demanded }: WaysIn): KeptWay | undefined =>
  demanded && passkeys.length === 0 ? 'second-factor-required' : undefined
