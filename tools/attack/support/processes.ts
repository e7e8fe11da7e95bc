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

/** How long a process has been at work, and how long those that it started and that have ended. */
export function cpuMs(pid: number): { own: number; ended: number } {
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] =
    /\) (?:\S+ ){11}(\d+) (\d+) (\d+) (\d+)/
      .exec(read(`/proc/${pid}/stat`))
      ?.slice(1)
      .map((ticks) => (Number(ticks) / TICKS_PER_S) * 1_000) ?? []
  return { own: user + system, ended: endedUser + endedSystem }
}

/** A process may have ended meanwhile. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
