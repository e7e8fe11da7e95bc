import { setTimeout as wait } from 'node:timers/promises'
import { dice } from '../chaos/dice.ts'
import { figure } from '../figures/figure.ts'
import { keepFigures } from '../figures/keep-figures.ts'
import { play } from '../trial/play.ts'
import { contest } from './clients.ts'
import { type House, openHouse } from './house.ts'
import { readOptions } from './options.ts'
import { compare, readKept } from './verdict.ts'

/**
 * Is an apartment ever sold twice? Many claim the same ones at once, while holds run out and one of two processes is
 * killed again and again; in the end what they were told and what the database has must be the same (RSV-01, RSV-02).
 */
const { attempts, apartments, clients, kills, seed } = readOptions(process.argv.slice(2))
/** "Its public status follows within 2 s": the last holds have run out by then, and those who look have looked. */
const QUIET_MS = 6_000

console.log(
  `${attempts} claims by ${clients} clients on ${apartments} apartments, ${kills} kills; --seed ${seed}`,
)
await play(await openHouse(apartments), run)

/** Kills it each time that another share of the claims was begun; nobody goes on before it served again in between. */
function killer({ mortal }: House) {
  let killed = 0
  let back: Promise<void> = Promise.resolve()
  return {
    killed: () => killed,
    async turn(attempt: number): Promise<void> {
      const due = Math.floor((attempt * (kills + 1)) / attempts)
      while (killed < due && killed < kills) {
        const before = back
        await before
        // Of all who waited, one.
        if (back !== before) continue
        killed += 1
        back = mortal.kill().then(() => mortal.ready())
      }
    },
  }
}

async function run(house: House): Promise<boolean> {
  const { killed, turn } = killer(house)
  const start = performance.now()
  const told = await contest(house, { attempts, apartments, clients }, dice(seed), turn)
  const seconds = (performance.now() - start) / 1_000
  await house.mortal.ready()
  await wait(QUIET_MS)
  const kept = await readKept(house)
  const { lost, nobodys } = compare(told.acknowledged, kept.claims)
  const { twice, overlapping, contradicting, expired } = kept
  for (const [code, count] of told.otherwise) console.log(`answered otherwise: ${count} × ${code}`)
  console.log(
    `${told.acknowledged.size} claims had, ${told.refused} refused, ${expired} holds ran out, ` +
      `${told.unanswered} requests unanswered and asked again, process killed ${killed()} times, ${seconds.toFixed(0)} s`,
  )
  const faults = { twice, overlapping, lost, nobodys, contradicting, otherwise: told.otherwise.size }
  const good = Object.values(faults).every((count) => count === 0) && killed() === kills
  const perSecond = Math.round(attempts / seconds)
  console.log(
    `claims: ${twice} apartments with two active claims, ${overlapping} overlapping histories, ${lost} acknowledged lost, ` +
      `${nobodys} that nobody made, ${contradicting} statuses that contradict, ${perSecond} attempts a second`,
  )
  await keepFigures([
    figure(
      'contested claims',
      `${twice} double, ${overlapping} overlapping, ${lost} lost, ${nobodys} nobody's, ${contradicting} contradicting, of ${attempts}`,
      `0 of all, of ${attempts}`,
      good,
    ),
    { name: 'attempts a second', measured: String(perSecond) },
  ])
  return good
}
