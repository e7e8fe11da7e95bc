import { gzipSync } from 'node:zlib'

/** The chunk of web/app/viewer. The deep zoom is asked for later, and no page names it. */
const VIEWER = /\/viewer-[^/]*\.js$/

/** The bytes of JavaScript, gzipped, that a page names as its own, without the viewer's. */
export async function scriptsBeforeViewer(url: string): Promise<number> {
  const html = await (await fetch(url)).text()
  const scripts = new Set(html.match(/\/assets\/[\w.-]+\.js/g))
  const sizes = [...scripts]
    .filter((script) => !VIEWER.test(script))
    .map(async (script) => gzipSync(await (await fetch(new URL(script, url))).bytes()).length)
  return (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0)
}
