import { once } from 'node:events'
import { readdir, readlink } from 'node:fs/promises'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Gauge } from 'prom-client'

/** Sends something over a connection of its own and is gone after so many milliseconds. */
export async function leaveEarly({ hostname, port }: URL, sent: string, ms: number): Promise<void> {
  const socket = connect({ host: hostname, port: Number(port) })
  socket.on('error', () => {})
  await once(socket, 'connect')
  await new Promise((resolve) => socket.write(sent, resolve))
  if (ms > 0) await wait(ms)
  socket.destroy()
}

/** The head of a request as it goes over the line. */
export function headOf(host: string, method: string, path: string, headers: Record<string, string> = {}) {
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`
}

export const figureOf = async (figure: Gauge) => (await figure.get()).values[0]?.value

/** Files below a folder that this process has open. */
export async function openBelow(folder: string): Promise<string[]> {
  const links = (await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => ''))
  return (await Promise.all(links)).filter((path) => path.startsWith(folder))
}
