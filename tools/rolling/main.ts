import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { readConfig } from '@belvedere/server/platform/config'
import { type Mailbox, startMailbox } from '@belvedere/server/testing/mailbox'
import { ownVarnish } from '@belvedere/server/testing/own-services'
import { dice } from '../chaos/dice.ts'
import { deliveryOf, verdictOf } from '../chaos/verdict.ts'
import { visitors } from '../chaos/visitors.ts'
import { figure } from '../figures/figure.ts'
import { keepFigures } from '../figures/keep-figures.ts'
import { scratchDatabase } from '../scale/scratch-database.ts'
import { CHECKOUT } from '../services/checkout.ts'
import { freePort } from '../services/free-port.ts'
import { ensureMailServer } from '../services/mail-server.ts'
import { ensureVarnish } from '../services/varnish.ts'
import { type Instance, startInstance } from './instance.ts'
import { readOptions } from './options.ts'
import { reads } from './reads.ts'

/**
 * Does anybody notice a new release? Instances behind the edge, in production mode as ops/ ships them, are restarted in
 * turn while visitors read and ask: no request fails, no enquiry is lost (SEC-09). `--quick` takes 20 seconds.
 */
const MAIL_DOMAIN = 'belvedere.example'
/** In production the demo comes without its accounts: what is asked goes to this mailbox. */
const ENQUIRY_ADDRESS = 'enquiries@riva.example'
const DELIVERED_WITHIN_MS = 60_000

const { seconds, perSecond, enquiries, instances: count } = readOptions(process.argv.slice(2))
const opened: (() => unknown)[] = []
const closeAll = async () => {
  for (let close = opened.pop(); close; close = opened.pop()) await close()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void closeAll().finally(() => process.exit(130)))
process.exitCode = 1
try {
  if (await run()) process.exitCode = 0
} finally {
  await closeAll()
}

async function run(): Promise<boolean> {
  const house = await openHouse()
  const loaded = { done: false }
  const restarts = restartInTurn(house.instances, loaded)
  const [read, asked] = await Promise.all([
    reads(house.origin, { perSecond, seconds }),
    visitors(house.origin, { enquiries, overMs: seconds * 1_000, dice: dice(1) }),
  ])
  loaded.done = true
  const restarted = await restarts
  const accepted = new Set(
    [...asked.accepted].map((id) => deliveryOf({ messageId: `<${id}@${MAIL_DOMAIN}>`, to: ENQUIRY_ADDRESS })),
  )
  const lost = await missingFrom(house.mailbox, accepted)
  // Whoever asks tries again until answered: each try beyond the first was a failed one.
  const failed = read.failed.length + asked.tries - enquiries
  for (const one of read.failed.slice(0, 10)) console.log(`failed: ${one}`)
  for (const [code, times] of asked.refusals) console.log(`refused: ${times} × ${code}`)
  console.log(
    `slowest: a read ${Math.round(read.slowestMs)} ms, an enquiry ${Math.round(asked.slowestMs)} ms`,
  )
  console.log(
    `rolling: ${restarted} restarts, ${read.answered} reads and ${accepted.size} enquiries answered, ` +
      `${failed} failed, ${lost} lost`,
  )
  const good = failed === 0 && lost === 0 && restarted >= (seconds < 60 ? 1 : count)
  await keepFigures([
    figure(
      'failed requests',
      `${failed} of ${read.answered + failed} during ${restarted} restarts`,
      '0',
      failed === 0,
    ),
    figure('lost enquiries', `${lost} of ${accepted.size}`, '0', lost === 0),
    { name: 'slowest read', measured: `${Math.round(read.slowestMs)} ms` },
  ])
  return good
}

/** Database, mailbox, edge and the instances behind it, each of this run alone. */
async function openHouse() {
  await ensureMailServer()
  await ensureVarnish()
  const database = await scratchDatabase(`belvedere_rolling_${process.pid}`, process.env)
  opened.push(() => database.drop())
  const mailbox = await startMailbox()
  opened.push(() => mailbox.close())
  const ports: number[] = []
  while (ports.length < count) ports.push(await freePort())
  const varnish = await ownVarnish(ports)
  opened.push(() => varnish.remove())
  const origin = varnish.url.replace('127.0.0.1', 'localhost')
  const { visitorUrl, memberUrl } = readConfig(database.env)
  const env = {
    ...database.env,
    NODE_ENV: 'production',
    DATABASE_VISITOR_URL: visitorUrl,
    DATABASE_MEMBER_URL: memberUrl,
    AUTH_SECRET: randomBytes(32).toString('hex'),
    PUBLIC_URL: origin,
    TRUSTED_PROXIES: 'loopback',
    EDGE_PURGE_URL: varnish.insideUrl,
    SMTP_URL: mailbox.smtpUrl,
    MAIL_FROM: `Belvedere <no-reply@${MAIL_DOMAIN}>`,
    ENQUIRY_ADDRESS,
    CHALLENGE_DIFFICULTY: '2',
    RATE_LIMIT: '1000000',
    PAGE_RATE_LIMIT: '1000000',
    ENQUIRY_RATE_LIMIT: '1000000',
    ENQUIRY_PROJECT_RATE_LIMIT: '1000000',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  }
  await promisify(execFile)(process.execPath, [join(CHECKOUT, 'demo/src/main.ts')], { env, cwd: CHECKOUT })
  // Whoever serves gets the roles' addresses alone.
  const serving = { ...env, DATABASE_URL: '' }
  const instances: Instance[] = []
  for (const port of ports) {
    const instance = await startInstance(port, serving)
    opened.push(() => instance.stop())
    instances.push(instance)
  }
  await varnish.start()
  return { origin, mailbox, instances }
}

async function restartInTurn(instances: readonly Instance[], loaded: { done: boolean }): Promise<number> {
  let restarted = 0
  for (;;)
    for (const instance of instances) {
      if (loaded.done) return restarted
      await instance.restart()
      restarted += 1
    }
}

async function missingFrom(mailbox: Mailbox, accepted: ReadonlySet<string>): Promise<number> {
  for (const end = Date.now() + DELIVERED_WITHIN_MS; ; await wait(1_000)) {
    const { missing } = verdictOf(accepted, await mailbox.mails())
    if (missing.length === 0 || Date.now() > end) return missing.length
  }
}
