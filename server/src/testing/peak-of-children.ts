import { readdir, readFile } from 'node:fs/promises'

const LOOK_EVERY_MS = 5

/** The most memory, in MB, that a process started by this one took while the work lasted. */
export async function peakOfChildren(work: () => Promise<unknown>): Promise<number> {
  let peak = 0
  const look = async () => {
    for (const thread of await readdir('/proc/self/task')) {
      const children = await readFile(`/proc/self/task/${thread}/children`, 'utf8').catch(() => '')
      for (const child of children.split(' ').filter(Boolean)) {
        // It may be gone by now.
        const status = await readFile(`/proc/${child}/status`, 'utf8').catch(() => '')
        peak = Math.max(peak, Number(/^VmHWM:\s*(\d+)/m.exec(status)?.[1] ?? 0) / 1024)
      }
    }
  }
  let over = false
  const looking = (async () => {
    while (!over) {
      await look()
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
    }
  })()
  try {
    await work()
  } finally {
    over = true
    await looking
  }
  return Math.round(peak)
}
