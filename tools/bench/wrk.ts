import { findProgram } from '../services/find-program.ts'
import { install } from '../services/packages.ts'
import { runOrFail } from '../services/run.ts'

const CONNECTIONS = 16

export async function ensureWrk(): Promise<void> {
  if (!findProgram('wrk')) await install(['wrk'], 'wrk')
}

/** How many requests an address answers in that time; one that answers anything but 2xx or 304 is not measured. */
export async function requestsIn(
  seconds: number,
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<number> {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, ...given, url]
  const output = await runOrFail(findProgram('wrk') ?? 'wrk', args)
  const requests = Number(/(\d+) requests in/.exec(output)?.[1])
  if (!requests || /Non-2xx or 3xx|Socket errors/.test(output))
    throw new Error(`${url} failed under load:\n${output}`)
  return requests
}
