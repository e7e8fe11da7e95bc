import type { Locale } from '../screens/locale.ts'
import { writtenNumber } from './written-number.ts'

const KB = 1024
const MB = KB * KB

/** A size as a person reads it: in Bytes, KB or MB (DWN-01). */
export function formatFileSize(bytes: number, locale: Locale): string {
  if (bytes < KB) return `${bytes} Bytes`
  // What would round up to 1024 KB is a megabyte.
  if (Math.round(bytes / KB) < KB) return `${Math.round(bytes / KB)} KB`
  return `${writtenNumber((bytes / MB).toFixed(1), locale)} MB`
}

/** How many bytes a base64 data string stands for: three for every four signs, less the padding. */
export function base64Bytes(text: string): number {
  const data = text.replace(/^data:[^,]*,/, '').replaceAll(/\s/g, '')
  return Math.floor((data.replace(/(?<!=)=+$/, '').length * 3) / 4)
}
