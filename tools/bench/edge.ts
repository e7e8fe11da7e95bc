import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { CHECKOUT } from '../services/checkout.ts'
import { findProgram } from '../services/find-program.ts'
import { freePort } from '../services/free-port.ts'

const START_WITHIN_MS = 20_000

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
  const folder = await mkdtemp(join(tmpdir(), 'belvedere-bench-varnish-'))
  await chmod(folder, 0o755)
  const [vcl, body, port] = [join(folder, 'edge.vcl'), join(folder, 'body.json'), await freePort()]
  await writeFile(body, bytes)
  const ours = await readFile(join(CHECKOUT, 'ops/varnish/default.vcl'), 'utf8')
  const here = ours.replace('.port = "3000"', `.port = "${new URL(product).port}"`)
  await writeFile(vcl, here.replace('sub vcl_recv {', `${synthetic(body)}\nsub vcl_recv {`))
  const args = ['-F', '-a', `127.0.0.1:${port}`, '-f', vcl, '-n', join(folder, 'run')]
  const settings = ['-s', 'malloc,64m', '-p', 'http_gzip_support=off']
  const child: ChildProcess = spawn(findProgram('varnishd') ?? 'varnishd', [...args, ...settings], {
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${port}`
  await answers(`${url}/synthetic`)
  return {
    url,
    async close() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function answers(url: string): Promise<void> {
  for (const end = Date.now() + START_WITHIN_MS; ; await wait(50))
    try {
      await (await fetch(url)).arrayBuffer()
      return
    } catch (error) {
      if (Date.now() > end) throw error
    }
}
