import { readdir, readFile } from 'node:fs/promises'

const LOOK_EVERY_MS = 20

/** The most memory, in MB, that a process started by this one took while the work lasted. */
export async function peakOfChildren(work: () => Promise<unknown>): Promise<number> {
  let peak = 0
  const look = async () => {
    for (const name of await readdir('/proc')) {
      if (!/^\d+$/.test(name)) continue
      // It may be gone by now.
      const status = await readFile(`/proc/${name}/status`, 'utf8').catch(() => '')
      if (Number(/^PPid:\s*(\d+)/m.exec(status)?.[1]) !== process.pid) continue
      peak = Math.max(peak, Number(/^VmHWM:\s*(\d+)/m.exec(status)?.[1] ?? 0) / 1024)
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
