import { openCounter } from '@belvedere/server/platform/http/counter'
import { openToEarlyLeavers } from '@belvedere/server/testing/early-leavers'
import { propertySize } from '@belvedere/server/testing/properties'
import { afterAll, beforeAll, it } from 'vitest'
import { builtWeb } from './built-web.ts'
import { inProcessFetch } from './in-process-fetch.ts'
import { servePages } from './pages.ts'

/** Ten thousand connections in `npm run properties`. */
const SIZE = propertySize({ gate: { runs: 2, sockets: 60 }, deep: { runs: 25, sockets: 400 } })

let leavers: Awaited<ReturnType<typeof openToEarlyLeavers>>
beforeAll(async () => {
  leavers = await openToEarlyLeavers(async (app) =>
    servePages(app, await builtWeb(app), inProcessFetch(app, app.inProcessHeaders), {
      map: { styleUrl: undefined, pmtilesUrl: undefined, hosts: [] },
      pageRateLimit: 1_000_000,
      pageCacheBytes: 1_000_000,
      count: openCounter(undefined),
    }),
  )
})
afterAll(() => leavers.close())

it(
  'whenever connections go, of pages, previews, streams, downloads, exports, tiles and uploads, every place is given back and an honest visitor is served [SEC-11]',
  () => leavers.leave(SIZE),
  propertySize({ gate: 600_000, deep: 3_600_000 }),
)
