import { gzipSync } from 'node:zlib'

/** The end of a tile's address, which only the chunk of web/app/viewer has. The deep zoom is asked for later, and no page names it. */
const VIEWER = /\/0_0\./

/** The bytes of JavaScript, gzipped, that a page names as its own, without the viewer's. */
export async function scriptsBeforeViewer(url: string): Promise<number> {
  const html = await (await fetch(url)).text()
  const scripts = new Set(html.match(/\/assets\/[\w.-]+\.js/g))
  const texts = [...scripts].map(async (script) => (await fetch(new URL(script, url))).text())
  return (await Promise.all(texts))
    .filter((text) => !VIEWER.test(text))
    .reduce((sum, text) => sum + gzipSync(text).length, 0)
}
