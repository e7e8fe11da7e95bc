import { figure } from '../figures/figure.ts'
import { keepFigures } from '../figures/keep-figures.ts'
import { type Attack, Broken } from './attack.ts'
import { cache } from './attacks/cache.ts'
import { costly } from './attacks/costly.ts'
import { crowds, memory, pages } from './attacks/crowds.ts'
import { edge } from './attacks/edge.ts'
import { findings } from './attacks/findings.ts'
import { inputs } from './attacks/inputs.ts'
import { mail } from './attacks/mail.ts'
import { operation } from './attacks/operation.ts'
import { rights } from './attacks/rights.ts'
import { scripts } from './attacks/scripts.ts'
import { sessions } from './attacks/sessions.ts'
import { signIn } from './attacks/sign-in.ts'
import { openHouse } from './house.ts'

/**
 * Attacks the product as `ops/` ships it, on services of its own and on this machine alone: one line each, held or
 * broken. `--only cache,cookie` runs those with one of these words in
 * their name.
 */
const only = process.argv.includes('--only') ? (process.argv.at(-1) ?? '').split(',') : ['']
const MINUTES = 15

type Outcome = { name: string; held: boolean; remark: string }

const outcomes: Outcome[] = []
const house = await openHouse()
const late = setTimeout(() => {
  console.error(`not done after ${MINUTES} minutes`)
  void leave(1)
}, MINUTES * 60_000)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void leave(130))

// What mostly waits runs beside the rest; what fills memory is alone, and last: it may do lasting harm.
await inOrder([...cache, ...pages])
await Promise.all([
  ...crowds.map((one) => inOrder([one])),
  inOrder(edge),
  inOrder(mail),
  inOrder([...signIn, ...sessions]),
])
await inOrder([...costly, ...rights, ...inputs, ...findings, ...scripts, ...operation])
await inOrder(memory)

const held = outcomes.filter((outcome) => outcome.held).length
const words = `${held} of ${outcomes.length} held`
const slow = outcomes.find(({ name }) => name.startsWith('200 slow readers'))
await keepFigures([
  figure('attacks', words, `${outcomes.length} of ${outcomes.length} held`, held === outcomes.length),
  ...(slow ? [figure('memory under 200 slow readers', slow.remark, '< 300 MB more', slow.held)] : []),
])
console.log(words)
await leave(held === outcomes.length ? 0 : 1)

async function inOrder(attacks: Attack[]): Promise<void> {
  for (const { name, run } of attacks.filter((one) => only.some((word) => one.name.includes(word)))) {
    await house.settle()
    const start = performance.now()
    const outcome = await run(house).then(
      (said) => ({ name, held: true, remark: typeof said === 'string' ? said : '' }),
      (error: unknown) => ({ name, held: false, remark: wordsOf(error) }),
    )
    outcomes.push(outcome)
    const seconds = ((performance.now() - start) / 1_000).toFixed(1)
    const remark = outcome.remark && `: ${outcome.remark}`
    console.log(`${outcome.held ? 'held  ' : 'broken'} ${name}${remark} (${seconds} s)`)
  }
}

/** What went wrong otherwise is no proof that it held. */
function wordsOf(error: unknown): string {
  if (error instanceof Broken) return error.message
  return `it could not be tried: ${error instanceof Error ? error.message : String(error)}`
}

async function leave(code: number): Promise<void> {
  clearTimeout(late)
  await house.close()
  process.exit(code)
}
