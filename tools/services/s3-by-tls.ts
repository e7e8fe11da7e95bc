import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { daemon } from './cluster/daemon.ts'
import { findProgram } from './find-program.ts'
import { freePort } from './free-port.ts'
import { giveToServer } from './postgres-user.ts'
import { runOrFail } from './run.ts'

/** An S3 server of this machine by TLS, which pgBackRest demands: HAProxy before it, with a certificate for `localhost`. */
export async function s3ByTls(server: URL) {
  const folder = await mkdtemp(join(tmpdir(), 'belvedere-s3-tls-'))
  const [key, certificate, both] = ['key.pem', 'cert.pem', 'both.pem'].map((file) => join(folder, file)) as [
    string,
    string,
    string,
  ]
  const named = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '2']
  const files = ['-keyout', key, '-out', certificate]
  await runOrFail('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...named, ...files])
  await writeFile(both, (await readFile(certificate, 'utf8')) + (await readFile(key, 'utf8')))
  const port = await freePort()
  const settings = join(folder, 'haproxy.cfg')
  await writeFile(
    settings,
    `defaults
  mode tcp
  timeout connect 5s
  timeout client 60s
  timeout server 60s
listen s3
  bind 127.0.0.1:${port} ssl crt ${both}
  server s3 ${server.host}
`,
  )
  await giveToServer(folder)
  const proxy = daemon('s3-tls', findProgram('haproxy') ?? 'haproxy', ['-db', '-f', settings], {
    cwd: folder,
  })
  proxy.start()
  return {
    port,
    certificate,
    async close() {
      await proxy.stop()
      await rm(folder, { recursive: true })
    },
  }
}
