import type { FileHandle } from 'node:fs/promises'
import { Refused } from '../../../platform/http/refused.ts'

const TAIL_BYTES = 1024

/** Kept as it is, for download only: enough that it is a whole one. Its head was read already (file-kind.ts). */
export async function checkPdf(file: FileHandle): Promise<void> {
  const { size } = await file.stat()
  const tail = Buffer.alloc(Math.min(size, TAIL_BYTES))
  await file.read(tail, 0, tail.length, size - tail.length)
  if (!tail.includes('%%EOF')) throw new Refused('file-broken')
}
