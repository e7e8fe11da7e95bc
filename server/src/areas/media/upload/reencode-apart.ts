import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { RefusalCode } from '@belvedere/contract/refusal'
import pLimit from 'p-limit'
import { Refused } from '../../../platform/http/refused.ts'
import type { PdfDrawing } from './draw-pdf.ts'
import type { Picture, Reencoding } from './reencode-picture.ts'

const PROGRAM = fileURLToPath(new URL('reencode-program.ts', import.meta.url))
const WORK_WITHIN_MS = 120_000
/** A page that takes longer to draw is no plan. */
const PDF_WITHIN_MS = 30_000
/** Its decoder's memory (pages of 64 kB, 512 MB in all), and the program's own. */
const PDF_MEMORY = ['--wasm-max-mem-pages=8192', '--max-old-space-size=256']
/** Their memory adds up; the others wait. */
const turn = pLimit(1)

type Answer = Picture | { code: RefusalCode; detail: string }

/**
 * In a process of its own, without our settings and secrets: its memory goes when it ends, and a picture that brings
 * its decoder down brings nothing else down.
 */
export function reencodeApart(reencoding: Reencoding | PdfDrawing): Promise<Picture> {
  return turn(async () => {
    const answer = await run(reencoding)
    if ('code' in answer) throw new Refused(answer.code, answer.detail)
    return answer
  })
}

async function run(reencoding: Reencoding | PdfDrawing): Promise<Answer> {
  const isPdf = reencoding.kind === 'pdf'
  try {
    const timeout = isPdf ? PDF_WITHIN_MS : WORK_WITHIN_MS
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [...(isPdf ? PDF_MEMORY : []), PROGRAM, JSON.stringify(reencoding)],
      { env: {}, timeout, killSignal: 'SIGKILL' },
    )
    return JSON.parse(stdout.slice(stdout.lastIndexOf('\n') + 1))
  } catch (error) {
    // What takes too long is not broken: it is more than we draw.
    const late = error instanceof Error && 'killed' in error && error.killed === true
    return { code: late ? 'picture-too-large' : 'file-broken', detail: '' }
  }
}
