import { gzipSync } from 'node:zlib'
import { expect, test } from './support/test.ts'
import { openPicture } from './support/viewer.ts'

const BUDGET_BYTES = 150_000
/** A string that only OpenSeadragon carries. */
const VIEWER_MARK = /openseadragon-canvas/

test('the first load of the masterplan screen ships at most 150 kB of gzipped JavaScript before the viewer', async ({
  page,
  request,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) asked.push(request.url())
  })
  const html = await (await request.get('/masterplan/1')).text()
  await openPicture(page, '/masterplan/1')

  const scripts = await Promise.all(
    asked.map(async (url) => {
      const body = await (await request.get(url)).body()
      return { url, bytes: gzipSync(body).length, isViewer: VIEWER_MARK.test(body.toString()) }
    }),
  )
  const viewers = scripts.filter(({ isViewer }) => isViewer)
  expect(viewers, 'the viewer is a chunk of its own').toHaveLength(1)
  expect(html, 'which the page does not name: it is asked for lazily').not.toContain(
    new URL(viewers[0]?.url ?? '').pathname,
  )

  const rest = scripts.filter(({ isViewer }) => !isViewer)
  const sum = rest.reduce((bytes, script) => bytes + script.bytes, 0)
  console.log(
    `JavaScript before the viewer: ${(sum / 1000).toFixed(1)} kB gzipped in ${rest.length} files; ` +
      `the viewer: ${((viewers[0]?.bytes ?? 0) / 1000).toFixed(1)} kB`,
  )
  expect(sum).toBeLessThanOrEqual(BUDGET_BYTES)
})
