import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { inTurn } from './in-turn.ts'

it('lets so many work at once and no more, in the order they came, also past a failure', async () => {
  const turn = inTurn(2)
  const begun: number[] = []
  let working = 0
  let most = 0
  const work = (number: number) =>
    turn(async () => {
      begun.push(number)
      working += 1
      most = Math.max(most, working)
      await wait(5)
      working -= 1
      if (number === 1) throw new Error('broken')
      return number
    })
  const all = await Promise.allSettled([0, 1, 2, 3, 4].map(work))
  expect(most).toBe(2)
  expect(begun).toEqual([0, 1, 2, 3, 4])
  expect(all.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, true, true])
})
