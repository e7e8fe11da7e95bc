import { truncate, writeFile } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Attack, attack, demand } from '../attack.ts'
import type { House } from '../house.ts'
import { ask } from '../support/ask.ts'
import { line } from '../support/line.ts'
import { cpuMs, familyOf, residentMegabytes, startedHere } from '../support/processes.ts'
import { stranger } from '../support/strangers.ts'

const READERS = 200
const AT_ONCE = 10
const GROWTH_MAX_MB = 300
/** As large as a file may be. */
const FILE_BYTES = 200 * 2 ** 20
/** However many are turned away, so many must be served for the figure to mean something. */
const SERVED_MIN = 50
const HELD_MS = 10_000
const IDLE_MS = 60_000
const APARTMENT = 1002
const ZIP = `/api/v1/frontend/apartments/${APARTMENT}/files.zip`

let prepared: Promise<unknown> | undefined

/** Gives the apartment a picture as large as any, for the whole run. */
const largeFile = (house: House) => {
  prepared ??= makeLargeFile(house)
  return prepared
}

async function makeLargeFile({ files, rows }: House): Promise<void> {
  const key = `${'0'.repeat(31)}1.png`
  await writeFile(join(files, key), '')
  await truncate(join(files, key), FILE_BYTES)
  await rows(
    `update media set file_key = $1, mime = 'image/png' where id = (
       select media.id from media join pois on pois.id = poi_id
       where pois.apartment_id = $2 and file_key is not null and mime like 'image/%' order by media.id limit 1)`,
    key,
    APARTMENT,
  )
}

/** Someone who takes a little each second, or nothing more after the first. */
function slowReader(origin: string, path: string, { idle = false } = {}): Socket {
  const socket = line(origin, stranger())
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
  socket.on('data', () => {
    socket.pause()
    if (!idle) setTimeout(() => socket.resume(), 1_000).unref()
  })
  return socket
}

/** By how much these processes grow while so many read slowly; ends early once it is too much. */
async function growthUnderReaders(origin: string, pids: () => number[]) {
  const before = residentMegabytes(pids())
  const sockets: Socket[] = []
  let most = 0
  let served = 0
  const look = () => (most = Math.max(most, residentMegabytes(pids()) - before))
  try {
    while (sockets.length < READERS && most < GROWTH_MAX_MB) {
      for (let one = 0; one < AT_ONCE; one += 1) {
        const socket = slowReader(origin, ZIP)
        socket.once('data', (head) => (served += head.includes('200 OK') ? 1 : 0))
        sockets.push(socket)
      }
      await wait(300)
      look()
    }
    for (const end = Date.now() + HELD_MS; Date.now() < end && most < GROWTH_MAX_MB; await wait(200)) look()
    return { readers: sockets.length, served, most }
  } finally {
    for (const socket of sockets) socket.destroy()
  }
}

const slowReaders = (
  where: string,
  place: (house: House) => { origin: string; pids: () => number[] },
): Attack =>
  attack(`${READERS} slow readers of a zip of 200 MB, ${where} [SEC-02]`, async (house) => {
    await largeFile(house)
    const { origin, pids } = place(house)
    const { readers, served, most } = await growthUnderReaders(origin, pids)
    demand(most < GROWTH_MAX_MB, `${most} MB more with ${readers} readers`)
    if (served < SERVED_MIN) throw new Error(`only ${served} of ${readers} readers were served`)
    return `${most} MB more, ${served} of ${readers} served at once`
  })

/** What fills memory has the machine to itself. */
export const memory: Attack[] = [
  slowReaders('of the product', ({ product }) => ({
    origin: product.origin,
    pids: () => familyOf(product.pid),
  })),
  slowReaders('of the edge', ({ edge }) => ({ origin: edge, pids: () => startedHere('varnishd') })),
]

/** Whether the product hangs up on a reader who takes nothing, whatever they say meanwhile. */
async function isCutOff(house: House, says: string): Promise<boolean> {
  await largeFile(house)
  const socket = slowReader(house.product.origin, ZIP, { idle: true })
  const talk = setInterval(() => socket.write(says), 5_000)
  await wait(IDLE_MS + 15_000)
  clearInterval(talk)
  // A socket that does not read hears nothing of its end either: what is left on its way is taken, and then it is over.
  socket.removeAllListeners('data')
  let taken = 0
  socket.on('data', (chunk) => (taken += chunk.length))
  socket.resume()
  await Promise.race([new Promise((resolve) => socket.once('close', resolve)), wait(5_000)])
  const isOver = socket.closed && taken < FILE_BYTES / 2
  socket.destroy()
  return isOver
}

export const crowds: Attack[] = [
  attack('whoever reads nothing for a minute is cut off [SEC-02]', async (house) => {
    demand(await isCutOff(house, ''), `still there after ${IDLE_MS / 1_000 + 15} s`)
  }),
  attack('whoever reads nothing and keeps talking is cut off all the same', async (house) => {
    demand(await isCutOff(house, '\r\n'), `still there after ${IDLE_MS / 1_000 + 15} s`)
  }),
]

export const pages: Attack[] = [
  attack('a page that was made is not made again [SEC-02]', async ({ product }) => {
    const from = stranger()
    const times = 40
    await ask(product.origin, '/masterplan/1', { from })
    const before = cpuMs(product.pid).own
    for (let nth = 0; nth < times; nth += 1) await ask(product.origin, '/masterplan/1', { from })
    const each = (cpuMs(product.pid).own - before) / times
    demand(each < 10, `${each.toFixed(1)} ms of processor for each`)
    return `${each.toFixed(1)} ms of processor for each`
  }),

  attack('a flood of pages from one address is stopped [SEC-02]', async (house) => {
    const from = stranger()
    const most = 1_500
    let asked = 0
    let refused = 0
    const end = Date.now() + 45_000
    await Promise.all(
      Array.from({ length: 6 }, async () => {
        while (refused === 0 && asked < most && Date.now() < end) {
          asked += 1
          const { status } = await house.ask(`/nothing-${asked}`, { from })
          if (status === 429) refused = asked
        }
      }),
    )
    demand(refused > 0, `${asked} pages rendered, none refused`)
    return `refused after ${refused}`
  }),
]
