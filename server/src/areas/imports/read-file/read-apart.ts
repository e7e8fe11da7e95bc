import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { RefusalCode } from '@belvedere/contract/refusal'
import pLimit from 'p-limit'
import { inTemporaryFolder } from '../../../platform/files/temporary-folder.ts'
import { Refused } from '../../../platform/http/refused.ts'
import type { Spot } from './file-refused.ts'
import type { FileChoices, ReadFile } from './read-file.ts'

const PROGRAM = fileURLToPath(new URL('read-program.ts', import.meta.url))
const READ_WITHIN_MS = 20_000
const MEMORY_MAX_MB = 768
const ANSWER_MAX_BYTES = 256 * 1024 * 1024
/** Their memory adds up; the others wait. */
const turn = pLimit(2)

type Answer = ReadFile | { code: RefusalCode; detail: string; spot: Spot }

/**
 * In a process of its own, without our settings and secrets, within bounds of time and memory: a file that is made to
 * bring its reader down brings nothing else down, and a long one holds up nobody.
 */
export function readApart(bytes: Buffer, choices: FileChoices): Promise<ReadFile> {
  return turn(() =>
    inTemporaryFolder(async (folder) => {
      const path = join(folder, 'list')
      await writeFile(path, bytes)
      const answer = await run(path, choices)
      if ('code' in answer) throw new Refused(answer.code, answer.detail, { meta: answer.spot })
      return answer
    }),
  )
}

async function run(path: string, choices: FileChoices): Promise<Answer> {
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [`--max-old-space-size=${MEMORY_MAX_MB}`, PROGRAM, JSON.stringify({ path, ...choices })],
      { env: {}, timeout: READ_WITHIN_MS, killSignal: 'SIGKILL', maxBuffer: ANSWER_MAX_BYTES },
    )
    return JSON.parse(stdout)
  } catch {
    return { code: 'file-broken', detail: '', spot: {} }
  }
}
