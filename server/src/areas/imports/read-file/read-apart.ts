import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { RefusalCode } from '@belvedere/contract/refusal'
import { inTemporaryFolder } from '../../../platform/files/temporary-folder.ts'
import { Refused } from '../../../platform/http/refused.ts'
import type { Spot } from './file-refused.ts'
import type { ListJob } from './list-job.ts'

const PROGRAM = fileURLToPath(new URL('read-program.ts', import.meta.url))
const READ_WITHIN_MS = 30_000
const MEMORY_MAX_MB = 768
const ANSWER_MAX_BYTES = 64 * 1024 * 1024
/** Their memory adds up; the others wait. */
const AT_ONCE = 2
const WAIT_MAX_MS = 15_000
const LOOK_EVERY_MS = 50
/** Of a refusal, which is short. */
const REFUSED = Buffer.from('{"refused":')

/** The projects whose lists are being read at this moment. */
const reading = new Set<number>()

/**
 * In a process of its own, without our settings and secrets, within bounds of time and memory: a file that is made to
 * bring its reader down brings nothing else down. It is read, mapped and compared there, so a long one holds up nobody. The
 * answer is JSON, as it came: whoever only hands it on need not parse it.
 */
export function readApart(projectId: number, bytes: Buffer, job: ListJob): Promise<Buffer> {
  return inTurn(projectId, () =>
    inTemporaryFolder(async (folder) => {
      await writeFile(join(folder, 'list'), bytes)
      await writeFile(join(folder, 'job'), JSON.stringify(job))
      const answer = await run(folder)
      if (!answer.subarray(0, REFUSED.length).equals(REFUSED)) return answer
      const { code, detail, spot }: Refusal = JSON.parse(answer.toString()).refused
      throw new Refused(code, detail, { meta: spot })
    }),
  )
}

type Refusal = { code: RefusalCode; detail: string; spot: Spot }

/** One list of a project at a time, and two of all of them: who has waited long enough is told to come again. */
async function inTurn<Result>(projectId: number, work: () => Promise<Result>): Promise<Result> {
  const until = performance.now() + WAIT_MAX_MS
  while (reading.has(projectId) || reading.size >= AT_ONCE) {
    if (performance.now() > until) throw new Refused('unavailable', 'Other lists are being read')
    await pause(LOOK_EVERY_MS)
  }
  reading.add(projectId)
  try {
    return await work()
  } finally {
    reading.delete(projectId)
  }
}

async function run(folder: string): Promise<Buffer> {
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [`--max-old-space-size=${MEMORY_MAX_MB}`, PROGRAM, folder],
      {
        env: {},
        timeout: READ_WITHIN_MS,
        killSignal: 'SIGKILL',
        maxBuffer: ANSWER_MAX_BYTES,
        encoding: 'buffer',
      },
    )
    return stdout
  } catch (error) {
    // It was stopped at the end of its time: the machine is busy, or the file too much for it. It may well be whole.
    const { killed, code } = error as { killed?: boolean; code?: unknown }
    if (killed && code !== 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER')
      throw new Refused('unavailable', 'The list could not be read in time')
    throw new Refused('file-broken')
  }
}
