import { mkdir, writeFile } from 'node:fs/promises'
import { developed } from '../render/develop.ts'
import { gatherLight } from '../render/light.ts'
import { SceneIndex } from '../render/scene-index.ts'
import { eveningSky } from './evening-sky.ts'
import { hillside } from './hillside.ts'
import { houseSolids } from './house-solids.ts'
import { HOUSES } from './houses.ts'
import { placedSurroundings } from './surroundings.ts'
import { SIZE, shotsOf } from './views.ts'
import { SUTON_DATA, writeList } from './write-list.ts'

/**
 * Makes the pictures of Suton and their outlines from one model: `npm run render -w demo -- [views] [share] [samples]`.
 * A share below 1 makes small pictures to look at beside the dataset, and leaves that alone.
 */
const [, , only = '', share = '1', samples = '12'] = process.argv
const size = {
  width: Math.round(SIZE.width * Number(share)),
  height: Math.round(SIZE.height * Number(share)),
}
const isWhole = share === '1'
const LOOKS = new URL('../../../var/looks/', import.meta.url)

const { solids, lamps } = hillside()
const scene = { index: new SceneIndex([...solids, ...HOUSES.flatMap(houseSolids)]), lamps, sky: eveningSky }
const shots = shotsOf(size)
await mkdir(new URL('pictures/', isWhole ? SUTON_DATA : LOOKS), { recursive: true })
if (isWhole) {
  await writeList(
    'views',
    shots.map(({ view }) => view),
  )
  await writeList('surroundings', await placedSurroundings(shots))
}
for (const { view, camera, exposure } of shots) {
  if (only && !only.split(',').includes(String(view.id))) continue
  const start = performance.now()
  const layers = gatherLight(scene, camera, Number(samples))
  const picture = await developed(layers, camera.width, camera.height, exposure)
  await writeFile(new URL(view.file, isWhole ? SUTON_DATA : LOOKS), picture)
  console.log(`${view.file}: ${picture.length} bytes, ${Math.round((performance.now() - start) / 1000)} s`)
}
