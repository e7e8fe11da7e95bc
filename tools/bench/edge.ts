import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownVarnish } from '@belvedere/server/testing/own-services'

/** The edge's own answer of these bytes, made before anything is looked up: as fast as it can be. */
const synthetic = (file: string) => `
sub vcl_recv { if (req.url == "/synthetic") { return (synth(200, "Synthetic")); } }
sub vcl_synth {
  if (req.url == "/synthetic") {
    set resp.http.Content-Type = "application/json; charset=utf-8";
    set resp.body = std.fileread("${file}");
    return (deliver);
  }
}
`

/** Varnish as ops/ sets it up, in front of a product, with one more address that it answers by itself. */
export async function openEdge(product: string, bytes: Buffer) {
  const folder = await mkdtemp(join(tmpdir(), 'belvedere-bench-'))
  await chmod(folder, 0o755)
  const body = join(folder, 'body.json')
  await writeFile(body, bytes)
  const varnish = await ownVarnish(Number(new URL(product).port), synthetic(body))
  await varnish.start()
  return {
    url: varnish.url,
    async close() {
      await varnish.remove()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
