import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CHECKOUT } from '../checkout.ts'

const OPS = join(CHECKOUT, 'ops/database')
const PLACE = /\$\{(\w+)\}/g

export type Places = Readonly<Record<string, string | number>>

/** A file of ops/database with its places filled in, as an operator does with envsubst. */
export async function filledIn(file: string, places: Places): Promise<string> {
  const text = await readFile(join(OPS, file), 'utf8')
  return text.replaceAll(PLACE, (_, name: string) => {
    const value = places[name]
    if (value === undefined) throw new Error(`${file} has a place ${name} that nothing fills`)
    return String(value)
  })
}
