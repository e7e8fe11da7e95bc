import {
  HARM,
  HOSTILE_MEDIA_TYPE,
  HOSTILE_UPLOADS,
  type HostileUpload,
} from '@belvedere/server/testing/hostile-uploads'
import { makeIdentities, RIVA } from '@belvedere/server/testing/identities'
import { MULTIPART, uploadBody } from '@belvedere/server/testing/multipart'
import { type Attack, attack, demand } from '../attack.ts'
import { ask, codeOf, wordOf } from '../support/ask.ts'
import { say } from '../support/line.ts'

const json = { 'content-type': 'application/json' }

export const inputs: Attack[] = [
  attack('an upload runs nothing in anyone’s browser', async (house) => {
    const { project_editor: editor } = await makeIdentities(house)
    const unsafe = HOSTILE_UPLOADS.filter(({ outcome }) => outcome === 'file-unsafe').slice(0, 12)
    const page: HostileUpload = {
      title: 'a page called a picture',
      outcome: 'file-type-refused',
      filename: 'a.png',
      bytes: () => Buffer.from(`<!doctype html><script>${HARM}</script>`),
    }
    for (const { title, bytes, filename = 'a.svg', mediaTypeId = HOSTILE_MEDIA_TYPE } of [...unsafe, page]) {
      const answer = await house.ask('/api/v1/media/upload', {
        method: 'POST',
        headers: { ...editor.headers, ...MULTIPART },
        body: uploadBody({ projectId: RIVA, mediaTypeId }, { value: Buffer.from(await bytes()), filename }),
      })
      demand(answer.status >= 400 && answer.status < 500, `${title}: ${wordOf(answer)}`)
    }
    const [drawing] = await house.rows<{ id: number; poi: number }>(
      `select id, poi_id as poi from media where mime = 'image/svg+xml' and poi_id is not null limit 1`,
    )
    const { headers } = await house.ask(
      `/api/v1/frontend/pois/${drawing?.poi}/media-content/${drawing?.id}/file`,
    )
    const policy = String(headers['content-security-policy'])
    demand(
      /sandbox/.test(policy) && /default-src 'none'/.test(policy),
      'a drawing opened by itself has no policy',
    )
    demand(headers['x-content-type-options'] === 'nosniff', 'its type may be guessed')
    return `${unsafe.length + 1} uploads`
  }),

  attack('no path leads out of the store', async (house) => {
    const key = `${'0'.repeat(32)}.jpg.tiles`
    const ups = [
      '../../../../etc/passwd',
      '..%2f..%2f..%2fetc%2fpasswd',
      '%2e%2e/%2e%2e/package.json',
      '....//....//etc/passwd',
    ]
    const paths = [
      ...ups.flatMap((up) => [`/files/${up}`, `/files/${key}/${up}`, `/assets/${up}`, `/${up}`]),
      `/files/${key}/0/..%2f..%2f..%2fpackage.json`,
      `/files/${key}/0/0_0.webp%00.png`,
      '/files/..%5c..%5cpackage.json',
      '/files//etc/passwd',
      '/assets//etc/passwd',
      '/assets/%2e%2e/server/index.js',
      '/.env',
      '/.git/config',
      '/package.json',
      '/server/src/app.ts',
      '/api/v1/frontend/pois/1/media-content/..%2f..%2f5/file',
    ]
    for (const path of paths)
      for (const origin of [house.edge, house.product.origin]) {
        const heard = await say(
          origin,
          `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
        )
        demand(!/root:x:|"workspaces"|\[core\]|AUTH_SECRET|import \{/.test(heard), `${path} shows a file`)
      }
    return `${paths.length} paths`
  }),

  attack('whatever is sent, no error tells of the inside', async (house) => {
    const tries: [string, string, string?][] = [
      ['GET', '/api/v1/frontend/projects/%'],
      ['GET', "/api/v1/frontend/projects/1'--"],
      ['GET', '/api/v1/frontend/projects/1e400'],
      ['GET', '/api/v1/frontend/apartments/1001?langId[]=1&langId[]=2'],
      ['GET', '/api/v1/public/places?query=%00'],
      ['GET', '/api/v1/public/places?query=%ff%fe'],
      ['POST', '/api/v1/users/auth', '{"username":{"$gt":""},"password":{"$gt":""}}'],
      ['POST', '/api/v1/users/auth', '{"username":"\\u0000","password":"\\ud800"}'],
      ['POST', '/api/v1/users/auth', '{'],
      ['POST', '/api/v1/users/confirm-email-verify', '{"token":"\'; drop table users; --"}'],
      ['GET', '/masterplan/%E0%A4%A'],
      ['GET', '/masterplan/1.data?_routes=../../x'],
      ['POST', '/masterplan/1'],
    ]
    for (const [method, path, body] of tries) {
      const answer = await ask(house.product.origin, path, {
        method,
        headers: json,
        ...(body === undefined ? {} : { body }),
      })
      demand(answer.status < 500, `${method} ${path}: ${wordOf(answer)}`)
      demand(
        !/node_modules|\bat .+\.(ts|js):\d+|select .+ from|syntax error at/i.test(answer.text) ||
          codeOf(answer) === '',
        `${path} tells of the inside`,
      )
    }
  }),
]
