import type { Outcome } from '../../../api/client.ts'
import { askToConfirm } from './confirmation.ts'

const UNCONFIRMED: readonly (string | undefined)[] = ['confirm-first', 'second-factor-required']

/** Asks, and once more after the user has proved who they are; undefined when they did not want to. */
export async function sendConfirmed<Value>(
  ask: () => Promise<Outcome<Value>>,
): Promise<Outcome<Value> | undefined> {
  const first = await ask()
  if (!UNCONFIRMED.includes(first.refusal?.code)) return first
  return (await askToConfirm()) ? ask() : undefined
}
