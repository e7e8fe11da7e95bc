import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** The checkout this tool belongs to; each checkout has services of its own. */
export const CHECKOUT = resolve(import.meta.dirname, '../..')

/** What runs and what is made here lies in `var`, which git ignores. */
export const VAR = join(CHECKOUT, 'var')

/** A folder outside of the checkout that still belongs to this checkout alone. */
export function outsideFolder(name: string): string {
  const hash = createHash('sha256').update(CHECKOUT).digest('hex').slice(0, 12)
  return join(tmpdir(), `belvedere-${hash}`, name)
}
