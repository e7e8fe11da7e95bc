import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Dice } from '../chaos/dice.ts'
import type { Size } from './options.ts'
import { PROJECT } from './project.ts'

const ANSWER_WITHIN_MS = 15_000
const AGAIN_AFTER_MS = 50
/** So many apartments are wanted by half of all, and others take their place before long. */
const HOT = 8
const HOT_FOR_ATTEMPTS = 400
/** Most holds run out while the others are still asking. */
const HOLD_MS = [300, 3_000] as const
const RELEASED_SHARE = 0.2
const RESERVED_SHARE = 0.01

export type Told = {
  /** The id of each claim that somebody was told they have, by the key that they asked under. */
  acknowledged: Map<string, number>
  refused: number
  /** Requests that nobody answered: they were asked again under their key. */
  unanswered: number
  otherwise: Map<string, number>
}

type Desk = { origins: readonly string[]; sellers: readonly Record<string, string>[] }

/** So many clients, who claim one apartment after another and do not give up before they are answered. */
export async function contest(
  { origins, sellers }: Desk,
  { attempts, apartments, clients }: Pick<Size, 'attempts' | 'apartments' | 'clients'>,
  dice: Dice,
  /** Is waited for before each attempt, with its number. */
  turn: (attempt: number) => Promise<void>,
): Promise<Told> {
  const told: Told = { acknowledged: new Map(), refused: 0, unanswered: 0, otherwise: new Map() }
  let begun = 0

  const ask = async (
    path: string,
    body: object,
    key: string,
  ): Promise<{ status: number; content: Content }> => {
    const seller = dice.oneOf(sellers)
    for (;;) {
      try {
        const reply = await fetch(`${dice.oneOf(origins)}/api/v1/desk/projects/${PROJECT}/${path}`, {
          method: 'POST',
          headers: { ...seller, 'content-type': 'application/json', 'idempotency-key': key },
          body: JSON.stringify(body),
          signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
        })
        const content = (await reply.json()) as Content
        if (reply.status < 500) return { status: reply.status, content }
      } catch {
        // It may have been done or not, and only another try can tell.
      }
      told.unanswered += 1
      await wait(AGAIN_AFTER_MS)
    }
  }

  const wanted = (attempt: number) => {
    const hot = Math.floor(attempt / HOT_FOR_ATTEMPTS) * HOT
    const nth = dice.chance(0.5) ? hot + dice.between(0, HOT) : dice.between(0, apartments)
    return (Math.floor(nth) % apartments) + 1
  }

  async function one(attempt: number): Promise<void> {
    const key = randomUUID()
    const until = new Date(Date.now() + dice.between(...HOLD_MS)).toISOString()
    const path = `apartments/${wanted(attempt)}/claims`
    let answer = await ask(path, { kind: 'hold', buyer: key, until }, key)
    // Asked so late that its own time had passed.
    if (answer.status === 422) answer = await ask(path, { kind: 'hold', buyer: key }, key)
    const { status, content } = answer
    const code = content.errors?.[0]?.code
    if (status === 201) told.acknowledged.set(key, Number(content.data?.id))
    else if (code === 'claimed') told.refused += 1
    else told.otherwise.set(`${status} ${code}`, (told.otherwise.get(`${status} ${code}`) ?? 0) + 1)
    if (status !== 201) return
    const step = `claims/${content.data?.id}`
    if (dice.chance(RELEASED_SHARE)) await ask(`${step}/release`, { reason: 'Next' }, key)
    else if (dice.chance(RESERVED_SHARE)) await ask(`${step}/convert`, RESERVATION, key)
  }

  async function client(): Promise<void> {
    while (begun < attempts) {
      const attempt = begun
      begun += 1
      await turn(attempt)
      await one(attempt)
    }
  }

  await Promise.all(Array.from({ length: clients }, client))
  return told
}

const RESERVATION = {
  to: 'reservation',
  deposit: { amount: 1_000, receivedOn: '2026-11-19', receipt: '' },
  reason: 'Paid',
}

type Content = { data?: { id: string }; errors?: { code: string }[] }
