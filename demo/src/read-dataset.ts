import { readFile } from 'node:fs/promises'
import type { Dataset, DemoProject, Neighbour, View } from './dataset.ts'
import { RIVA } from './demo-projects.ts'

const DATA = new URL('../data/', import.meta.url)

/** The bytes of a file that the dataset names. */
export function readDatasetFile(name: string): Promise<Buffer> {
  return readFile(new URL(name, DATA))
}

export async function readDataset(settings: DemoProject = RIVA): Promise<Dataset> {
  const { folder, titleImage, uprightImage } = settings
  const text = async (name: string) => (await readDatasetFile(`${folder}${name}`)).toString('utf8')
  const read = async (name: string) => JSON.parse(await text(`${name}.json`))
  const project = await read('project')
  const views: View[] = await read('views')
  return {
    settings: {
      ...settings,
      titleImage: `${folder}${titleImage}`,
      ...(uprightImage && { uprightImage: `${folder}${uprightImage}` }),
    },
    stylesheet: await text('stylesheet.css'),
    lightLogo: `${folder}logo-light.svg`,
    project: { ...project, logo: `${folder}${project.logo}` },
    masterplans: await read('masterplans'),
    buildings: await read('buildings'),
    apartmentTypes: await read('apartment-types'),
    apartments: await read('apartments'),
    views: views.map((view) => ({ ...view, file: `${folder}${view.file}` })),
    surroundings: await read('surroundings'),
  }
}

/** Projects that only stand on the map. */
export async function readNeighbours(): Promise<Neighbour[]> {
  return JSON.parse((await readDatasetFile('neighbours.json')).toString('utf8'))
}
