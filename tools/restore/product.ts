import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startInstance } from '../rolling/instance.ts'
import { CHECKOUT } from '../services/checkout.ts'
import { freePort } from '../services/free-port.ts'

/** A product on this database, and what it shows visitors of the project. */
export async function startProduct(env: NodeJS.ProcessEnv) {
  const port = await freePort()
  const { stop } = await startInstance(port, { ...env, DATABASE_URL: '', ROLE: 'web' })
  return {
    stop,
    async shown(): Promise<string> {
      const answer = await fetch(`http://127.0.0.1:${port}/api/v1/frontend/buildings/1/apartments`)
      return `${answer.status} ${await answer.text()}`
    },
  }
}

/** Runs a command of the product, as an operator does. */
export async function command(env: NodeJS.ProcessEnv, script: string, ...args: string[]): Promise<void> {
  const run = promisify(execFile)
  const { stdout } = await run(process.execPath, [join(CHECKOUT, script), ...args], { env, cwd: CHECKOUT })
  process.stdout.write(stdout)
}

/** The roles and their passwords came back with the database; only its place is another. */
export function withPort<Env extends Record<string, string | undefined>>(env: Env, port: number): Env {
  const moved = Object.entries(env).map(([name, value]) => {
    if (!/^DATABASE_(\w+_)?URL$/.test(name) || !value) return [name, value]
    const url = new URL(value)
    url.port = String(port)
    return [name, url.href]
  })
  return Object.fromEntries(moved)
}

export const minutesSince = (begun: number) => (performance.now() - begun) / 60_000
