import { readdir, readFile } from 'node:fs/promises'

/** Ends what a run left behind that was itself killed: processes whose command line names this folder of ours. */
export async function endLeftovers(folder: string): Promise<void> {
  for (const entry of await readdir('/proc')) {
    const pid = Number(entry)
    if (!pid || pid === process.pid) continue
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    if (!command.includes(folder)) continue
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It ended by itself meanwhile.
    }
  }
}
