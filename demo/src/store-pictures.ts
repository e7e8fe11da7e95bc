import { basename, extname } from 'node:path'
import { fileKey } from '@belvedere/server/platform/files/file-key'
import type { FileStore } from '@belvedere/server/platform/files/files'
import { ensurePyramid } from '@belvedere/server/platform/files/pyramid'
import sharp from 'sharp'
import { planFile } from './apartment-things.ts'
import type { Dataset } from './dataset.ts'
import { inParallel } from './in-parallel.ts'
import type { PictureOf, StoredPicture } from './picture.ts'
import { readAlphabet } from './plans/alphabet.ts'
import { letteredPlan } from './plans/lettered-plan.ts'
import type { OnProgress } from './progress.ts'
import { readDatasetFile } from './read-dataset.ts'
import { cutOut, cuttingsOf } from './surrounding-pictures.ts'

const MIMES: Record<string, string> = { '.jpg': 'image/jpeg', '.svg': 'image/svg+xml' }

/** Puts every picture and plan of the dataset into the store, and a pyramid beside each picture of a view. */
export async function storePictures(
  dataset: Dataset,
  files: FileStore,
  onProgress: OnProgress,
): Promise<PictureOf> {
  const zooming = new Set(dataset.views.map(({ file }) => file))
  const plans = new Set(
    dataset.apartments.flatMap(({ planKey }) => [planFile(planKey, 'en'), planFile(planKey, 'sr')]),
  )
  const alphabet = await readAlphabet()
  const cuttings = new Map(
    dataset.surroundings.flatMap((one) => cuttingsOf(dataset, one)).map((cutting) => [cutting.name, cutting]),
  )
  const names = [...new Set([...zooming, ...plans, ...cuttings.keys(), ...otherPictures(dataset)])]
  const stored = new Map<string, StoredPicture>()
  const bytesOf = async (name: string) => {
    const cutting = cuttings.get(name)
    if (cutting) return cutOut(cutting, await readDatasetFile(cutting.view.file))
    const file = await readDatasetFile(name)
    return plans.has(name) ? Buffer.from(letteredPlan(file.toString('utf8'), alphabet)) : file
  }
  await inParallel(names, async (name) => {
    const bytes = await bytesOf(name)
    const picture = await storePicture(name, bytes, files)
    if (zooming.has(name)) await ensurePyramid(picture.key, bytes, files)
    stored.set(name, picture)
    onProgress({ what: 'pictures', done: stored.size, total: names.length })
  })
  return (name) => {
    const picture = stored.get(name)
    if (!picture) throw new Error(`The dataset has no picture ${name}`)
    return picture
  }
}

const otherPictures = ({ project, lightLogo, settings }: Dataset) => [
  project.logo,
  lightLogo,
  settings.titleImage,
  ...(settings.uprightImage ? [settings.uprightImage] : []),
]

async function storePicture(name: string, bytes: Buffer, files: FileStore): Promise<StoredPicture> {
  const extension = extname(name)
  const key = fileKey(bytes, extension.slice(1))
  if (!(await files.has(key))) await files.put(key, bytes)
  const { width, height } = await sharp(bytes).metadata()
  return {
    name: basename(name),
    key,
    mime: MIMES[extension] ?? 'application/octet-stream',
    bytes: bytes.length,
    width,
    height,
  }
}
