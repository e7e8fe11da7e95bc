import { setTimeout as wait } from 'node:timers/promises'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { type Attack, attack, demand } from '../attack.ts'
import type { House } from '../house.ts'
import { type Answer, ask, type Question, wordOf } from '../support/ask.ts'
import { line } from '../support/line.ts'
import { cpuMs, familyOf, residentMegabytes } from '../support/processes.ts'
import { stranger } from '../support/strangers.ts'

const LOGIN = '/api/v1/users/auth'
const MEGABYTE = 2 ** 20
/** Of the product's processor, for one request that is refused. */
const DEAR_MS = 300
const GROWTH_MB = 100

/** What some requests cost the product: of its processor for each, and of its memory. */
async function costOf({ product }: House, questions: Question[], path = LOGIN) {
  const [cpu, resident] = [cpuMs(product.pid).own, residentMegabytes(familyOf(product.pid))]
  const answers: Answer[] = []
  for (const question of questions)
    answers.push(await ask(product.origin, path, { method: 'POST', from: stranger(), ...question }))
  return {
    answers,
    each: (cpuMs(product.pid).own - cpu) / questions.length,
    growth: residentMegabytes(familyOf(product.pid)) - resident,
  }
}

async function demandCheap(house: House, questions: Question[], path?: string): Promise<string> {
  const { answers, each, growth } = await costOf(house, questions, path)
  const taken = answers.find(({ status }) => status < 400 || status >= 500)
  demand(!taken, `answered with ${taken && wordOf(taken)}`)
  demand(each < DEAR_MS, `${each.toFixed(0)} ms of processor for each`)
  demand(growth < GROWTH_MB, `${growth} MB more`)
  return `${each.toFixed(0)} ms of processor for each`
}

export const costly: Attack[] = [
  attack('a body that unpacks to a thousand times its size is not unpacked', (house) => {
    const plain = Buffer.alloc(64 * MEGABYTE, ' ')
    const [gzip, brotli] = [gzipSync(plain), brotliCompressSync(plain)]
    const packed = (encoding: string, body: Buffer) => ({
      headers: { 'content-type': 'application/json', 'content-encoding': encoding },
      body,
    })
    return demandCheap(house, [
      packed('gzip', gzip),
      packed('br', brotli),
      packed('deflate', gzip),
      packed('gzip, gzip', gzipSync(gzip)),
      packed('br', brotli),
      packed('zstd', gzip),
    ])
  }),

  attack('deep and wide JSON is refused at once', (house) => {
    const deep = 30_000
    const bodies = [
      '['.repeat(deep) + ']'.repeat(deep),
      `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
      `{"username":${JSON.stringify(Array.from({ length: 20_000 }, () => 1))},"password":"x"}`,
      `{${Array.from({ length: 5_000 }, (_, nth) => `"k${nth}":1`).join(',')}}`,
      `{"username":1${'0'.repeat(60_000)},"password":"x"}`,
      `{"username":"${'a'.repeat(200_000)}","password":"x"}`,
    ]
    return demandCheap(
      house,
      bodies.map((body) => ({ body, headers: { 'content-type': 'application/json' } })),
    )
  }),

  attack('a long password costs no more than a short one', async (house) => {
    const login = (password: string) => ({ body: { username: 'nobody@people.example', password } })
    const short = await costOf(
      house,
      Array.from({ length: 4 }, () => login('short one')),
    )
    const long = await costOf(
      house,
      Array.from({ length: 4 }, () => login('x'.repeat(60_000))),
    )
    demand(long.each < 2 * short.each + 50, `${long.each.toFixed(0)} ms instead of ${short.each.toFixed(0)}`)
  }),

  attack('a search for places costs little, whatever is typed', async (house) => {
    const typed = [
      ' '.repeat(100),
      'a'.repeat(100),
      'a ',
      'é́'.repeat(50),
      `${' '.repeat(49)}a${' '.repeat(49)}`,
      '\u0301'.repeat(100),
      'ﷺ'.repeat(100),
      'a b '.repeat(25),
      '-'.repeat(100),
      'a',
      's a n t a ',
      ' '.repeat(8_000),
      `${'a'.repeat(99)}${' '.repeat(4_000)}b`,
      'é'.repeat(2_000),
      'a\u0301'.repeat(50),
    ]
    const search = (text: string) =>
      ask(house.product.origin, `/api/v1/public/places?query=${encodeURIComponent(text)}`, {
        from: stranger(),
      })
    // The first one reads the gazetteer.
    await search('Belgrade')
    let [slowest, dearest] = [0, 0]
    for (const text of typed) {
      const before = cpuMs(house.product.pid).own
      const { ms } = await search(text)
      slowest = Math.max(slowest, ms)
      dearest = Math.max(dearest, cpuMs(house.product.pid).own - before)
    }
    demand(slowest < 1_500 && dearest < 1_000, `${slowest.toFixed(0)} ms, ${dearest.toFixed(0)} of processor`)
    return `${slowest.toFixed(0)} ms at most`
  }),

  attack('a hundred ranges of one file are not a hundred copies of it', async (house) => {
    const [file] = await house.rows<{ id: number; poi: number; bytes: number }>(
      `select id, poi_id as poi, bytes from media
       where project_id = 1 and poi_id is not null and file_key is not null and mime like 'image/%' and bytes is not null
       order by bytes desc limit 1`,
    )
    const path = `/api/v1/frontend/pois/${file?.poi}/media-content/${file?.id}/file`
    const whole = await ask(house.product.origin, path, { from: stranger() })
    demand(whole.status === 200, `there is no file: ${wordOf(whole)}`)
    for (const origin of [house.edge, house.product.origin])
      for (const range of [
        `bytes=${Array.from({ length: 100 }, () => '0-').join(',')}`,
        `bytes=${Array.from({ length: 500 }, (_, nth) => `${nth}-`).join(',')}`,
        'bytes=-99999999999999999999',
        'bytes=5-1',
      ]) {
        const answer = await ask(origin, path, { headers: { range }, from: stranger() })
        demand(answer.status < 500, `${range.slice(0, 20)}: ${wordOf(answer)}`)
        demand(answer.bytes <= whole.bytes + 1_000, `${answer.bytes} bytes of a file of ${whole.bytes}`)
      }
  }),

  attack('headers too many and too long are refused, and nothing of it is kept', async (house) => {
    const path = '/masterplan/3'
    for (const headers of [
      { 'x-long': 'a'.repeat(40_000) },
      { cookie: 'a=b; '.repeat(8_000) },
      Object.fromEntries(Array.from({ length: 300 }, (_, nth) => [`x-${nth}`, 'a'])),
    ]) {
      const { status } = await house.ask(path, { headers }).catch(() => ({ status: 400 }))
      demand(status < 500, `gets ${status}`)
    }
    const { status } = await house.ask(path)
    demand(status === 200, `the next visitor gets ${status}`)
  }),

  attack('300 who never finish their headers keep nobody out', async (house) => {
    const sockets = Array.from({ length: 300 }, (_, nth) => {
      const socket = line(nth % 2 ? house.edge : house.product.origin, stranger())
      socket.write('GET /map HTTP/1.1\r\nHost: localhost\r\n')
      socket.resume()
      return socket
    })
    const drip = setInterval(() => {
      for (const [nth, socket] of sockets.entries()) if (!socket.destroyed) socket.write(`X-${nth}: a\r\n`)
    }, 2_000)
    try {
      await wait(2_000)
      for (const origin of [house.edge, house.product.origin]) {
        const { ms, status } = await ask(origin, '/api/v1/frontend/buildings/1', { from: stranger() })
        demand(status === 200 && ms < 2_000, `an honest visitor gets ${status} after ${ms.toFixed(0)} ms`)
      }
      const end = Date.now() + 50_000
      while (Date.now() < end && sockets.some(({ closed }) => !closed)) await wait(500)
      const left = sockets.filter(({ closed }) => !closed).length
      demand(left === 0, `${left} of 300 are still there after 50 s`)
    } finally {
      clearInterval(drip)
      for (const socket of sockets) socket.destroy()
    }
  }),
]
