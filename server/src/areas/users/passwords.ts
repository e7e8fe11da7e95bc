import { hash, verify } from '@node-rs/argon2'

/** argon2id with the library's own costs: 19 MiB, two passes. */
export const hashPassword = (password: string) => hash(password)

let nobodys: Promise<string> | undefined

/** Takes as long for an account that does not exist, or has no password yet, as for one that has (ACC-11). */
export async function passwordFits(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  nobodys ??= hashPassword('the password of nobody')
  const fits = await verify(passwordHash ?? (await nobodys), password).catch(() => false)
  return fits && typeof passwordHash === 'string'
}
