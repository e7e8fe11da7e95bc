import { setTimeout as wait } from 'node:timers/promises'
import type { Dice } from './dice.ts'
import type { House } from './house.ts'

export const MORTALS = ['API', 'worker', 'mail server', 'PostgreSQL'] as const

type Mortal = (typeof MORTALS)[number]

export type Deaths = Record<Mortal, number>

const APART_MS = [1_500, 6_000] as const
const DOWN_MS = [300, 4_000] as const

/** Kills one after another, some while others are still down, until told to stop; then all are up again. */
export function letDie(house: House, dice: Dice) {
  const deaths: Deaths = { API: 0, worker: 0, 'mail server': 0, PostgreSQL: 0 }
  const down = new Map<Mortal, Promise<void>>()
  const stop = new AbortController()
  const gaveUp = Promise.withResolvers<never>()

  function kill(mortal: Mortal): void {
    deaths[mortal] += 1
    const downMs = dice.between(...DOWN_MS)
    down.set(
      mortal,
      kills[mortal](house, downMs).then(() => void down.delete(mortal), gaveUp.reject),
    )
  }

  const killing = (async () => {
    while (!stop.signal.aborted) {
      await wait(dice.between(...APART_MS), undefined, { signal: stop.signal }).catch(() => {})
      const alive = MORTALS.filter((mortal) => !down.has(mortal))
      // Those who died least go first: a short run kills every one of them.
      const fewest = Math.min(...alive.map((mortal) => deaths[mortal]))
      const next = alive.filter((mortal) => deaths[mortal] <= fewest + 1)
      if (!stop.signal.aborted && next.length > 0) kill(dice.oneOf(next))
    }
    await Promise.all(down.values())
  })()

  return {
    /** Fails when something that died cannot be brought back. */
    gaveUp: gaveUp.promise,
    async end(): Promise<Deaths> {
      stop.abort()
      await killing
      return deaths
    },
  }
}

const kills: Record<Mortal, (house: House, downMs: number) => Promise<void>> = {
  API: ({ api }, downMs) => api.kill(downMs),
  worker: ({ worker }, downMs) => worker.kill(downMs),
  PostgreSQL: ({ postgres }, downMs) => postgres.kill(downMs),
  'mail server': async ({ mailbox }, downMs) => {
    await mailbox.kill()
    await wait(downMs)
    await backAgain(() => mailbox.restart())
  },
}

/** The helpers of a killed mail server may hold its port for a moment. */
async function backAgain(restart: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await restart()
    } catch (error) {
      if (attempt === 10) throw error
      await wait(500)
    }
  }
}
