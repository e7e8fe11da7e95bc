import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Attack, attack, demand } from '../attack.ts'
import type { House } from '../house.ts'
import { ask, wordOf } from '../support/ask.ts'
import { say, statusesIn } from '../support/line.ts'
import { stranger } from '../support/strangers.ts'
import { until } from '../support/until.ts'

const GONE_WITHIN_MS = 60_000
/** The demo's second project. */
const SUTON = 2

type Picture = { mediaId: number; poiId: number; key: string }

/** A picture of that project with its tiles, as addresses. */
async function picture({ rows, files }: House, projectId: number) {
  const [found] = await rows<Picture>(
    `select id as "mediaId", poi_id as "poiId", file_key as key from media
     where project_id = $1 and tile_format is not null and poi_id is not null and file_key is not null
     order by id limit 1`,
    projectId,
  )
  if (!found) throw new Error('There is no picture with tiles')
  const level = readdirSync(join(files, `${found.key}.tiles`)).filter((name) => /^\d+$/.test(name))[0] ?? '0'
  const tile = readdirSync(join(files, `${found.key}.tiles`, level))[0] ?? ''
  return {
    tile: `/files/${found.key}.tiles/${level}/${tile}`,
    file: `/api/v1/frontend/pois/${found.poiId}/media-content/${found.mediaId}/file?v=${found.key.slice(0, 32)}`,
    list: `/api/v1/frontend/projects/${projectId}`,
  }
}

async function projectIds({ rows }: House) {
  const found = await rows<{ id: number }>('select id from projects where publish order by id')
  return found.map(({ id }) => id)
}

export const edge: Attack[] = [
  attack('PURGE through a proxy on the same host drops nothing [SEC-08]', async (house) => {
    const path = '/api/v1/frontend/buildings/1'
    // What other attacks changed is told to the edge twice, a second apart.
    await wait(3_000)
    await house.ask(path)
    demand((await house.ask(path)).headers['x-cache'] === 'hit', 'nothing is kept at all')
    for (const [name, headers] of Object.entries({
      'as a proxy passes it on': { 'x-forwarded-for': '203.0.113.9' },
      'as a proxy that adds TLS': { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' },
    })) {
      const purge = { method: 'PURGE', headers: { 'xkey-purge': 'all', ...headers } }
      const { status } = await house.ask('/', { ...purge, from: '127.0.0.1' })
      demand(status >= 400, `${name}: ${status}`)
      demand((await house.ask(path)).headers['x-cache'] === 'hit', `${name}: it is gone`)
    }
    const far = await house.ask('/', { method: 'PURGE', from: stranger(), headers: { 'xkey-purge': 'all' } })
    demand(far.status >= 400, `from elsewhere: ${far.status}`)
  }),

  attack(
    'what is taken down is gone from the edge within 60 s, tiles and files too [SEC-08]',
    async (house) => {
      const id = (await projectIds(house)).includes(SUTON) ? SUTON : ((await projectIds(house)).at(-1) ?? 0)
      const paths = Object.values(await picture(house, id))
      for (const path of [...paths, ...paths]) {
        const { status } = await house.ask(path)
        demand(status === 200, `${path} is not there to begin with: ${status}`)
      }
      const publish = (flag: boolean) =>
        house.rows('update projects set publish = $1 where id = $2', flag, id)
      await publish(false)
      try {
        const start = Date.now()
        const left = async () => {
          const answers = await Promise.all(paths.map((path) => house.ask(path)))
          return paths.filter((_, nth) => answers[nth]?.status === 200)
        }
        await until(async () => (await left()).length === 0, GONE_WITHIN_MS)
        const still = await left()
        demand(still.length === 0, `still there: ${still.join(', ')}`)
        return `gone after ${((Date.now() - start) / 1_000).toFixed(1)} s`
      } finally {
        await publish(true)
      }
    },
  ),

  attack('tiles of a project that nobody published are not served [SEC-08]', async (house) => {
    const id = (await projectIds(house)).includes(SUTON) ? SUTON : ((await projectIds(house)).at(-1) ?? 0)
    const { tile, file } = await picture(house, id)
    await house.rows('update projects set publish = false where id = $1', id)
    try {
      await wait(2_000)
      for (const path of [tile, file]) {
        const answer = await ask(house.product.origin, path)
        demand(answer.status === 404, `${path.slice(0, 30)}… gets ${wordOf(answer)}`)
      }
    } finally {
      await house.rows('update projects set publish = true where id = $1', id)
      await wait(1_500)
    }
  }),

  attack('how the product is, is told to nobody outside, however it is spelt', async (house) => {
    const spellings = [
      '/healthz',
      '/readyz',
      '/metrics',
      '/%68ealthz',
      '/%72eadyz',
      '/readyz/',
      '/readyz?x=1',
      '/readyz;x',
      '//readyz',
      '/./readyz',
      '/a/../readyz',
      '/READYZ',
      '/%2freadyz',
    ]
    const told: string[] = []
    for (const path of spellings) {
      const heard = await say(
        house.edge,
        `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
      )
      if (/"(database|redis|status)":|process_resident/.test(heard) && !/"errors"/.test(heard))
        told.push(path)
    }
    demand(told.length === 0, told.join(', '))
  }),

  attack('no request hides in another one', async (house) => {
    const hidden = 'GET /api/v1/frontend/projects/999999 HTTP/1.1\r\nHost: localhost\r\n\r\n'
    const close = 'GET /robots.txt HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'
    const chunk = `${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`
    const shapes: Record<string, string> = {
      'two lengths': `Content-Length: 0\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`,
      'a length and chunks': `Content-Length: ${chunk.length}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
      'chunks spelt otherwise': `Content-Length: ${hidden.length + 5}\r\nTransfer-Encoding : chunked\r\n\r\n0\r\n\r\n${hidden}`,
      'chunks twice': `Transfer-Encoding: identity\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n${hidden}`,
      'chunks with a tab': `Transfer-Encoding:\tchunked\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`,
      'a length with a sign': `Content-Length: +0\r\n\r\n${hidden}`,
      'a length with a space': `Content-Length: 0 ${hidden.length}\r\n\r\n${hidden}`,
      'a folded line': `X-One: a\r\n Content-Length: ${hidden.length}\r\nContent-Length: 0\r\n\r\n${hidden}`,
      'a bare line feed': `Content-Length: 0\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`,
      'a chunk with a sign': `Transfer-Encoding: chunked\r\n\r\n+0\r\n\r\n${hidden}`,
    }
    for (const [name, rest] of Object.entries(shapes)) {
      const head = `POST /api/v1/users/auth HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`
      await say(house.edge, head + rest + close, { from: stranger(), silenceMs: 700 })
      // Whoever comes next by the edge's own line to the product must get what they asked for.
      const next = await Promise.all(Array.from({ length: 6 }, () => house.ask('/api/v1/users/profile')))
      const wrong = next.find(({ status }) => status !== 401)
      demand(!wrong, `${name}: the next visitor gets ${wrong && wordOf(wrong)}`)
    }
    return `${Object.keys(shapes).length} shapes`
  }),

  attack('nothing rides along behind a file that the edge passes through', async (house) => {
    const [file] = await house.rows<{ id: number; poi: number }>(
      `select id, poi_id as poi from media where project_id = 1 and poi_id is not null and mime like 'image/%' limit 1`,
    )
    const files = [
      '/api/v1/frontend/apartments/1001/files.zip',
      `/api/v1/frontend/pois/${file?.poi}/media-content/${file?.id}/file`,
    ]
    const second = 'GET /readyz HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 203.0.113.9\r\n\r\n'
    for (const path of files)
      for (const connection of ['', 'Connection: keep-alive\r\n']) {
        const first = `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${connection}\r\n`
        const heard = await say(house.edge, first + second, { from: stranger(), silenceMs: 2_500 })
        demand(!/"database":/.test(heard), `${path}: the product answers what the edge would not`)
      }
  }),

  attack(
    'an address that names another host is answered for the host it names, or not at all',
    async (house) => {
      await house.forget()
      const honest = (await house.ask('/map')).text
      const lines = [
        'GET http://suton.localhost/map HTTP/1.1\r\nHost: localhost',
        'GET http://evil.example/map HTTP/1.1\r\nHost: localhost',
        'GET //evil.example/map HTTP/1.1\r\nHost: localhost',
        'GET /map HTTP/1.1\r\nHost: localhost\r\nHost: suton.localhost',
        'GET /map HTTP/1.1\r\nHost: suton.localhost\r\n Host: localhost',
        'GET /map HTTP/1.0',
      ]
      await house.forget()
      for (const lineOf of lines) {
        const heard = await say(house.edge, `${lineOf}\r\nConnection: close\r\n\r\n`, { from: stranger() })
        demand(!heard.includes('evil.example'), `${lineOf.split('\r\n')[0]}: the answer names evil.example`)
      }
      demand((await house.ask('/map')).text === honest, 'the next visitor gets another page')
    },
  ),

  attack('methods that nobody needs do nothing', async (house) => {
    for (const method of [
      'TRACE',
      'TRACK',
      'CONNECT',
      'PROPFIND',
      'DEBUG',
      'BAN',
      'REFRESH',
      'PUT',
      'DELETE',
    ]) {
      const heard = await say(
        house.edge,
        `${method} / HTTP/1.1\r\nHost: localhost\r\nX-Canary: told-back\r\nConnection: close\r\n\r\n`,
      )
      const [status = 0] = statusesIn(heard)
      demand(status >= 400 || status === 0, `${method} gets ${status}`)
      demand(!heard.includes('told-back'), `${method} tells back what it was sent`)
    }
    const upgrade = await say(
      house.edge,
      'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA\r\n\r\n',
    )
    demand(!statusesIn(upgrade).includes(101), 'it changes to a protocol that the edge does not read')
  }),

  attack('nobody is sent to another site by an address of ours', async (house) => {
    const paths = [
      '//evil.example',
      '//evil.example/',
      '/\\evil.example',
      '/%5cevil.example/%2e%2e',
      '//evil.example/..',
      '/rs//evil.example',
      '/rs/\\evil.example',
      '/?returnTo=//evil.example',
      '/login?returnTo=https://evil.example&next=//evil.example',
      '/apartment?next=//evil.example',
      '/masterplan/999?//evil.example',
      '/.//evil.example',
      '/%0d%0aLocation:%20https://evil.example',
      '/;@evil.example',
    ]
    for (const path of paths)
      for (const cookie of ['', 'locale=rs']) {
        const heard = await say(
          house.edge,
          `GET ${path} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\nConnection: close\r\n\r\n`,
        )
        const to = /^location:\s*(\S*)/im.exec(heard)?.[1]
        const away = to !== undefined && new URL(to, 'http://localhost/').hostname !== 'localhost'
        demand(!away, `${path} leads to ${to}`)
      }
  }),
]
