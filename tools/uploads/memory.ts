import { globSync, readFileSync } from 'node:fs'

const LOOK_EVERY_MS = 10

/** Looks at what a process and those that it started hold together, and remembers the most. */
export function watchMemory(pid: number) {
  const watched = { peakMegabytes: 0, stop: () => clearInterval(timer) }
  const timer = setInterval(() => {
    // The kernel's own mark of each child's most, which no look can miss.
    const children = childrenOf(pid).map((child) => kilobytes(child, 'VmHWM'))
    const all = children.reduce((sum, child) => sum + child, kilobytes(pid, 'VmRSS'))
    watched.peakMegabytes = Math.max(watched.peakMegabytes, Math.round(all / 1024))
  }, LOOK_EVERY_MS)
  return watched
}

const childrenOf = (pid: number) =>
  globSync(`/proc/${pid}/task/*/children`).flatMap((path) =>
    read(path).split(' ').filter(Boolean).map(Number),
  )

function kilobytes(pid: number, name: string): number {
  return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(read(`/proc/${pid}/status`))?.[1] ?? 0)
}

/** A process may have ended meanwhile. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
