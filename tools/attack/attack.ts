import type { House } from './house.ts'

/** One attack. It held when it ends by itself; a text that it ends with is a figure or a remark. */
export type Attack = { name: string; run: (house: House) => Promise<unknown> }

export const attack = (name: string, run: Attack['run']): Attack => ({ name, run })

/** What an attacker got that was not theirs. */
export class Broken extends Error {}

export function demand(holds: unknown, found: string): asserts holds {
  if (!holds) throw new Broken(found)
}
