import { setTimeout as wait } from 'node:timers/promises'
import { dice } from '../chaos/dice.ts'
import { figure } from '../figures/figure.ts'
import { keepFigures } from '../figures/keep-figures.ts'
import { play } from '../trial/play.ts'
import { HANDS, type House, openHouse } from './house.ts'
import { readOptions } from './options.ts'
import { judge } from './verdict.ts'

/**
 * Does every event arrive? Statuses change by several hands at once; a receiver fails half of the time, and now and then
 * hangs up, while one of two workers is killed. In the end it must have every event, signed, and know each apartment's
 * present status (INB-04).
 */
const { events, apartments, kills, seed } = readOptions(process.argv.slice(2))
const FAILED_SHARE = 0.5
const HUNG_UP_SHARE = 0.02
/** What a killed worker had begun comes back after its minute. */
const PATIENCE_MS = 300_000
const CHANGE = `update apartments set status = case status when 'available' then 'unavailable' else 'available' end
  where id = $1`

console.log(`${events} events of ${apartments} apartments, ${kills} kills; --seed ${seed}`)
const chance = dice(seed)
const house = await openHouse(apartments, () =>
  chance.chance(FAILED_SHARE) ? 'fail' : chance.chance(HUNG_UP_SHARE) ? 'hang-up' : 'ok',
)
await play(house, run)

async function run(house: House): Promise<boolean> {
  const start = performance.now()
  let over = false
  const time = passTime(house, () => over)
  await changeStatuses(house)
  const changedS = (performance.now() - start) / 1_000
  await untilDone(house)
  over = true
  await time
  const seconds = (performance.now() - start) / 1_000
  const rows = (await house.query('select message_id from webhook_events')).split('\n').filter(Boolean)
  const { lost, nobodys, unsigned, disordered, twice, failed } = judge(
    house.receiver.received,
    new Set(rows),
    await statusesNow(house),
  )
  const givenUp = Number(
    await house.query(`select count(*) from webhook_deliveries where state <> 'delivered'`),
  )
  const missing = events - rows.length
  const good = [lost, nobodys, unsigned, disordered, givenUp, missing].every((count) => count === 0)
  console.log(
    `${rows.length} events written in ${changedS.toFixed(0)} s, ${house.receiver.received.length} requests, ` +
      `${failed} of them failed, ${twice} events came twice, worker killed ${kills} times, ${seconds.toFixed(0)} s`,
  )
  const perSecond = Math.round(house.receiver.received.length / seconds)
  console.log(
    `webhooks: ${lost} of ${events} lost, ${unsigned} unsigned, ${nobodys} that nobody wrote, ${givenUp} given up, ` +
      `${disordered} apartments known wrongly, ${perSecond} requests a second`,
  )
  await keepFigures([
    figure(
      'events to a receiver that fails half the time',
      `${lost} lost, ${unsigned} unsigned, ${givenUp} given up, ${disordered} known wrongly, of ${events}`,
      `0 of all, of ${events}`,
      good,
    ),
    { name: 'requests a second', measured: String(perSecond) },
  ])
  return good
}

/** Each change in a transaction of its own, several at once; between them a worker is killed. */
async function changeStatuses({ hands, mortal }: House): Promise<void> {
  let begun = 0
  const one = async () => {
    while (begun < events) {
      begun += 1
      if (begun % Math.ceil(events / (kills + 1)) === 0) void mortal.kill()
      const id = Math.floor(chance.between(1, apartments + 1))
      await hands.query(CHANGE, [id])
    }
  }
  await Promise.all(Array.from({ length: HANDS }, one))
}

/** Three days in minutes: what waits for its next try has waited long enough. What somebody is at stays theirs. */
async function passTime({ query }: House, over: () => boolean): Promise<void> {
  while (!over()) {
    await query(`update webhook_deliveries set next_try_at = now()
      where state = 'waiting' and leased_until is null and next_try_at > now()`)
    await wait(500)
  }
}

async function untilDone({ query }: House): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  while (Date.now() < end) {
    if (Number(await query(`select count(*) from webhook_deliveries where state = 'waiting'`)) === 0) return
    await wait(500)
  }
}

async function statusesNow({ query }: House): Promise<Map<number, string>> {
  const rows = (await query(`select id || ' ' || status from apartments`)).split('\n').filter(Boolean)
  return new Map(
    rows.map((row) => {
      const [id, status = ''] = row.split(' ')
      return [Number(id), status] as const
    }),
  )
}
