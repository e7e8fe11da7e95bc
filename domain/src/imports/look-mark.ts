import type { ImportDiff } from './import-changes.ts'

/**
 * Stands for everything that is held back, as it was looked at: which changes, from what to what, and why. When any of it
 * is another, the mark is another, and what was confirmed before is not taken for a word on what is there now (IMP-07).
 */
export function lookMark({
  changed,
  fresh,
  guards,
  heldColumns,
}: Pick<ImportDiff, 'changed' | 'fresh' | 'guards' | 'heldColumns'>): string {
  const columns = heldColumns.map(({ field, reasons, changes }) => [field, reasons, changes])
  const fields = new Set<string>(heldColumns.map(({ field }) => field))
  const waits = changed.filter(({ field, held }) => held.length > 0 || fields.has(field))
  const fresher = fresh.filter(
    ({ held, values }) => held.length > 0 || Object.keys(values).some((field) => fields.has(field)),
  )
  return hashOf(
    JSON.stringify([
      guards.map(({ guard }) => guard),
      columns,
      waits.map(({ id, apartmentId, before, after, held }) => [id, apartmentId, before, after, held]),
      fresher.map(({ id, values, held }) => [id, values, held]),
    ]),
  )
}

/** Two 32-bit FNV-1a hashes: it tells looks apart, and keeps no secret. */
function hashOf(text: string): string {
  const hashes = [0x811c9dc5, 0x9747b28c]
  for (let at = 0; at < text.length; at += 1)
    for (const nth of hashes.keys())
      hashes[nth] = Math.imul((hashes[nth] ?? 0) ^ text.charCodeAt(at), 0x01000193 + nth * 2)
  return hashes.map((hash) => (hash >>> 0).toString(16).padStart(8, '0')).join('')
}
