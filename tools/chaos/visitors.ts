import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { altchaHeader } from '@belvedere/server/testing/solved-challenge'
import type { Dice } from './dice.ts'

const ANSWER_WITHIN_MS = 15_000
const AGAIN_AFTER_MS = 400
/** Of the demo. */
const APARTMENTS = [1001, 1002, 1003, 1004, 1005] as const
/** Of ten enquiries one is a list of favourites. */
const FAVOURITES_SHARE = 0.1

export type Figures = {
  accepted: Set<string>
  tries: number
  slowestMs: number
  refusals: Map<string, number>
}

/** Visitors who do not give up: each asks again under its Idempotency-Key until it is answered. */
export async function visitors(
  origin: string,
  {
    enquiries,
    overMs,
    dice,
    apartments = APARTMENTS,
  }: { enquiries: number; overMs: number; dice: Dice; apartments?: readonly number[] },
): Promise<Figures> {
  const figures: Figures = { accepted: new Set(), tries: 0, slowestMs: 0, refusals: new Map() }
  const comeAt = Array.from({ length: enquiries }, () => dice.between(0, overMs)).sort((a, b) => a - b)
  const wishes = comeAt.map((at) => ({ at, ...wishOf(dice, apartments) }))
  await Promise.all(
    wishes.map(async ({ at, path, body }) => {
      await wait(at)
      const start = performance.now()
      for (const id of await untilAnswered(origin, path, body, figures)) figures.accepted.add(id)
      figures.slowestMs = Math.max(figures.slowestMs, performance.now() - start)
    }),
  )
  return figures
}

function wishOf(dice: Dice, apartments: readonly number[]) {
  const sender = {
    emailAddress: 'chaos@visitor.example',
    firstName: 'Chaos',
    lastName: 'Visitor',
    phoneNumber: '064 123 456',
    localeId: dice.oneOf(['en', 'rs']),
  }
  return dice.chance(FAVOURITES_SHARE)
    ? {
        path: '/api/v1/frontend/apartments/send-favorites',
        body: { ...sender, favoritesList: apartments.slice(0, 3) },
      }
    : {
        path: '/api/v1/public/apartments/ask-for-price',
        body: { ...sender, apartmentId: dice.oneOf(apartments) },
      }
}

async function untilAnswered(
  origin: string,
  path: string,
  body: object,
  figures: Figures,
): Promise<string[]> {
  const key = randomUUID()
  let altcha: string | undefined
  for (;;) {
    figures.tries += 1
    try {
      altcha ??= await passCheck(origin)
      const { status, content } = await call(origin + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key, altcha },
        body: JSON.stringify(body),
      })
      if (status === 200) return [content.data].flat().map(({ id }) => id)
      const code = `${status} ${content.errors?.[0]?.code}`
      figures.refusals.set(code, (figures.refusals.get(code) ?? 0) + 1)
      if (status === 403) altcha = undefined
      else if (status < 500) throw new Refusal(code)
    } catch (error) {
      if (error instanceof Refusal) throw error
      // Nobody answered: it may have been accepted or not, and only another try can tell.
    }
    await wait(AGAIN_AFTER_MS)
  }
}

class Refusal extends Error {}

async function passCheck(origin: string): Promise<string> {
  const { status, content } = await call<Challenge>(`${origin}/api/v1/public/challenge`)
  const [challenge] = [content.data].flat()
  if (status !== 200 || !challenge) throw new Error(`The challenge call answered ${status}`)
  const { parameters, signature = '' } = challenge.attributes
  return (await altchaHeader({ parameters, signature })).altcha
}

type Challenge = Parameters<typeof altchaHeader>[0]

async function call<Attributes>(url: string, options: RequestInit = {}) {
  const reply = await fetch(url, { ...options, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) })
  return { status: reply.status, content: (await reply.json()) as Content<Attributes> }
}

type Item<Attributes> = { id: string; attributes: Attributes }

type Content<Attributes> = {
  data: Item<Attributes> | Item<Attributes>[]
  errors?: { code: string }[]
}
