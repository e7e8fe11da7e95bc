import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { type House, openHouse } from '../claims/house.ts'
import { PROJECT } from '../claims/project.ts'
import { figure } from '../figures/figure.ts'
import { keepFigures } from '../figures/keep-figures.ts'
import { type Listener, openListener, openSleeper } from './listener.ts'
import { markNow, presentStatuses } from './present.ts'

/**
 * What do ten thousand open screens cost one process, how long does a change take to reach them all, and is anything
 * missed or told twice when the process dies (LIV-02, LIV-03)? `--quick` for trying.
 */
const quick = process.argv.includes('--quick')
const STREAMS = quick ? 500 : 10_000
const MORTALS = quick ? 100 : 1_000
const SLEEPERS = 100
const CHANGES = 20
const APARTMENTS = 500
const AT_ONCE = 100
const IDLE_MS = quick ? 5_000 : 30_000
const WITHIN_MS = 1_000
const WHOLE_WITHIN_MS = 10_000
/** Of the processor's clock, as the system counts it. */
const TICKS_A_SECOND = 100

const house = await openHouse(APARTMENTS)
const listeners: Listener[] = []
try {
  process.exitCode = (await run(house)) ? 0 : 1
} finally {
  for (const listener of listeners) listener.close()
  await house.close()
}

async function run({ lasting, mortal, query }: House): Promise<boolean> {
  const present = () => presentStatuses(lasting.origin, PROJECT)
  const change = (id: number, status: string) =>
    query(`set belvedere.action = 'streams'; update apartments set status = '${status}' where id = ${id}`)

  /** How long each of some changes took to reach each of those who listen, in milliseconds. */
  async function tell(to: readonly Listener[], status: string): Promise<number[]> {
    const took: number[] = []
    for (let n = 0; n < CHANGES; n += 1) {
      const began = performance.now()
      heard.length = 0
      await change(1 + n, status)
      const mark = await markNow(query, PROJECT)
      for (const end = began + WHOLE_WITHIN_MS; performance.now() < end; await wait(10))
        if (to.every((listener) => listener.last() >= mark)) break
      took.push(...heard.map((at) => at - began))
      await wait(200)
    }
    return took.sort((a, b) => a - b)
  }

  const heard: number[] = []
  const { mark } = await present()
  const before = memoryOf(lasting.pid())
  for (let n = 0; n < STREAMS; n += AT_ONCE) {
    const more = Array.from({ length: Math.min(AT_ONCE, STREAMS - n) }, () =>
      openListener(
        () => lasting.origin,
        mark,
        (_, at) => heard.push(at),
      ),
    )
    listeners.push(...more)
    await Promise.all(more.map(({ open }) => open))
  }
  await wait(2_000)
  const perStream = (memoryOf(lasting.pid()) - before) / STREAMS
  const busy = await busyWhile(lasting.pid(), IDLE_MS)
  const took = await tell(listeners, 'unavailable')
  const sleepers = Array.from({ length: SLEEPERS }, () => openSleeper(lasting.origin))
  await wait(1_000)
  const besideSleepers = await tell(listeners, 'available')
  for (const socket of sleepers) socket.destroy()

  // Those of the process that dies go to the one that lives, or to it again.
  let turn = 0
  const start = await present()
  const moved = Array.from({ length: MORTALS }, () => {
    let tries = 0
    return openListener(
      () => (tries++ === 0 ? mortal.origin : turn++ % 2 ? mortal.origin : lasting.origin),
      start.mark,
      () => {},
    )
  })
  listeners.push(...moved)
  await Promise.all(moved.map(({ open }) => open))
  const killed = performance.now()
  const dying = mortal.kill()
  for (let n = 0; n < CHANGES; n += 1) await change(100 + n, 'unavailable')
  await dying
  const last = await markNow(query, PROJECT)
  const isWhole = (listener: Listener) => listener.last() >= last
  while (!moved.every(isWhole) && performance.now() - killed < 3 * WHOLE_WITHIN_MS) await wait(50)
  const wholeAfter = performance.now() - killed
  const missed = moved.filter(({ known }) =>
    Array.from({ length: CHANGES }, (_, n) => known.get(100 + n)).some((status) => status !== 'unavailable'),
  ).length
  const twice = listeners.reduce((sum, listener) => sum + listener.twice(), 0)

  const [p99, p99Beside] = [took, besideSleepers].map((all) =>
    Math.round(all[Math.floor(all.length * 0.99)] ?? Number.NaN),
  )
  const everyone = took.length === STREAMS * CHANGES && besideSleepers.length === STREAMS * CHANGES
  const figures = [
    figure(
      `a change at all of ${STREAMS} streams, p99`,
      `${p99} ms${everyone ? '' : ', not all'}`,
      `≤ ${WITHIN_MS} ms`,
      everyone && (p99 ?? Number.NaN) <= WITHIN_MS,
    ),
    figure(
      `the same beside ${SLEEPERS} that never read`,
      `${p99Beside} ms`,
      `≤ ${WITHIN_MS} ms`,
      (p99Beside ?? Number.NaN) <= WITHIN_MS,
    ),
    figure('memory of a stream', `${(perStream / 1024).toFixed(1)} kB`, '≤ 40 kB', perStream <= 40 * 1024),
    { name: 'processor while nothing changes', measured: `${(busy * 100).toFixed(1)} %` },
    figure(
      `${MORTALS} streams of a process that is killed, whole again`,
      `${(wholeAfter / 1000).toFixed(1)} s, ${missed} missed something, ${twice} told twice`,
      `≤ ${WHOLE_WITHIN_MS / 1000} s, 0, 0`,
      wholeAfter <= WHOLE_WITHIN_MS && missed === 0 && twice === 0,
    ),
  ]
  for (const { name, measured } of figures) console.log(`streams: ${name}: ${measured}`)
  await keepFigures(figures)
  return figures.every((one) => !('goal' in one) || one.goal?.reached)
}

function memoryOf(pid: number): number {
  return 1024 * Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
}

/** Which part of one processor a process takes meanwhile. */
async function busyWhile(pid: number, ms: number): Promise<number> {
  const ticks = () => {
    const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
    const fields = rest.split(' ')
    return Number(fields[11]) + Number(fields[12])
  }
  const before = ticks()
  await wait(ms)
  return (ticks() - before) / TICKS_A_SECOND / (ms / 1_000)
}
