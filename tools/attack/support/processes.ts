import { globSync, readFileSync } from 'node:fs'

/** A process and all that it started. */
export function familyOf(pid: number): number[] {
  const children = globSync(`/proc/${pid}/task/*/children`).flatMap((path) =>
    read(path).split(' ').filter(Boolean).map(Number),
  )
  return [pid, ...children.flatMap(familyOf)]
}

/** The processes of that name among those that this one started. */
export const startedHere = (name: string) =>
  familyOf(process.pid).filter((pid) => read(`/proc/${pid}/cmdline`).split('\0')[0]?.endsWith(name))

export const residentMegabytes = (pids: readonly number[]) =>
  Math.round(pids.reduce((sum, pid) => sum + kilobytes(pid), 0) / 1024)

const kilobytes = (pid: number) => Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0)

const TICKS_PER_S = 100

/** How long a process has been at work, its thread that answers alone, and what it started and has ended. */
export function cpuMs(pid: number): { own: number; answering: number; ended: number } {
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = timesOf(`/proc/${pid}/stat`)
  // The main thread alone: the threads that make pictures in the background hold no visitor up.
  const [answeringUser = 0, answeringSystem = 0] = timesOf(`/proc/${pid}/task/${pid}/stat`)
  return { own: user + system, answering: answeringUser + answeringSystem, ended: endedUser + endedSystem }
}

/** Milliseconds: user and system of its own, user and system of what it waited for. */
const timesOf = (path: string) =>
  /\) (?:\S+ ){11}(\d+) (\d+) (\d+) (\d+)/
    .exec(read(path))
    ?.slice(1)
    .map((ticks) => (Number(ticks) / TICKS_PER_S) * 1_000) ?? []

/** A process may have ended meanwhile. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
