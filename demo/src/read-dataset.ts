import { readFile } from 'node:fs/promises'
import type { Dataset } from './dataset.ts'

const DATA = new URL('../data/', import.meta.url)

/** The bytes of a file that the dataset names. */
export function readDatasetFile(name: string): Promise<Buffer> {
  return readFile(new URL(name, DATA))
}

export async function readDataset(): Promise<Dataset> {
  const read = async (name: string) => JSON.parse((await readDatasetFile(`${name}.json`)).toString('utf8'))
  return {
    project: await read('project'),
    masterplans: await read('masterplans'),
    buildings: await read('buildings'),
    apartmentTypes: await read('apartment-types'),
    apartments: await read('apartments'),
    views: await read('views'),
    surroundings: await read('surroundings'),
    neighbours: await read('neighbours'),
  }
}
