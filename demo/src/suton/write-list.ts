import { writeFile } from 'node:fs/promises'

export const SUTON_DATA = new URL('../../data/suton/', import.meta.url)

/** One item a line, as the other lists of the dataset. */
export function writeList(name: string, items: readonly unknown[]): Promise<void> {
  const lines = items.map((item) => JSON.stringify(item)).join(',\n')
  return writeFile(new URL(`${name}.json`, SUTON_DATA), `[\n${lines}\n]\n`)
}
