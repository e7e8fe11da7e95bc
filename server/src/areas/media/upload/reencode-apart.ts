import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { RefusalCode } from '@belvedere/contract/refusal'
import pLimit from 'p-limit'
import { Refused } from '../../../platform/http/refused.ts'
import type { Picture, Reencoding } from './reencode-picture.ts'

const PROGRAM = fileURLToPath(new URL('reencode-program.ts', import.meta.url))
const WORK_WITHIN_MS = 120_000
/** Their memory adds up; the others wait. */
const turn = pLimit(1)

type Answer = Picture | { code: RefusalCode; detail: string }

/**
 * In a process of its own, without our settings and secrets: its memory goes when it ends, and a picture that brings
 * its decoder down brings nothing else down.
 */
export function reencodeApart(reencoding: Reencoding): Promise<Picture> {
  return turn(async () => {
    const answer = await run(reencoding)
    if ('code' in answer) throw new Refused(answer.code, answer.detail)
    return answer
  })
}

async function run(reencoding: Reencoding): Promise<Answer> {
  try {
    const options = { env: {}, timeout: WORK_WITHIN_MS, killSignal: 'SIGKILL' as const }
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [PROGRAM, JSON.stringify(reencoding)],
      options,
    )
    return JSON.parse(stdout)
  } catch {
    return { code: 'file-broken', detail: '' }
  }
}
