import type { View } from '../dataset.ts'
import { type Camera, cameraOf, type Pixel } from '../render/camera.ts'
import { SceneIndex } from '../render/scene-index.ts'
import type { Solid, Vector } from '../render/solids.ts'
import { ground } from './hillside.ts'
import { houseSolids } from './house-solids.ts'
import { FLOORS, HOMES, HOUSES, type House, homeAt, isInHouse } from './houses.ts'
import { METAL } from './materials.ts'
import { seenOutlines } from './seen-outlines.ts'

export const SIZE = { width: 1440, height: 810 }
const MASTERPLAN = 21

/** What has a body: rails, plants and lamps neither belong to an outline nor hide one. */
const isMass = ({ kind, material }: Solid) => kind === 'box' && material !== METAL
const EARTH = new Set(ground())
const MASSES = new SceneIndex([...EARTH, ...HOUSES.flatMap(houseSolids)].filter(isMass))

type Shot = { view: View; camera: Camera; exposure: number }

/** The cameras of Suton, each with the outlines of what it sees. */
export function shotsOf(size = SIZE): Shot[] {
  const hill = cameraOf({ at: [-13, -56, 7.6], towards: [-0.6, 8, 9], fieldOfView: 58, ...size })
  const along = cameraOf({ at: [41, -42, 6], towards: [1.5, 6, 8.2], fieldOfView: 60, ...size })
  return [
    {
      camera: hill,
      exposure: 1.25,
      view: viewOf(51, 'hillside', { en: 'From the valley', sr: 'Pogled iz doline' }, hill),
    },
    {
      camera: along,
      exposure: 1.25,
      view: viewOf(52, 'garden', { en: 'From the garden', sr: 'Pogled iz vrta' }, along),
    },
    ...HOUSES.map((house, index) => {
      const camera = cameraOf({
        at: [house.x + 3.5, house.y - 33, house.z + 6.5],
        towards: [house.x + 10.5, house.y + 4, house.z + 6.6],
        fieldOfView: 59,
        ...size,
      })
      const name = { en: 'Garden side', sr: 'Strana ka vrtu' }
      return { camera, exposure: 1.2, view: houseView(53 + index, house, name, camera) }
    }),
  ]
}

function viewOf(id: number, key: string, name: View['name'], camera: Camera): View {
  const houseAt = (point: Vector, solid: Solid) =>
    EARTH.has(solid) ? undefined : HOUSES.find((house) => isInHouse(house, point))?.id
  return {
    id,
    owner: { kind: 'masterplan', id: MASTERPLAN },
    name,
    file: `pictures/${key}.jpg`,
    width: camera.width,
    height: camera.height,
    polygons: polygonsOf('building', seenOutlines(camera, MASSES, houseAt)),
  }
}

function houseView(id: number, house: House, name: View['name'], camera: Camera): View {
  const apartmentAt = (point: Vector, solid: Solid) => {
    const at = EARTH.has(solid) ? undefined : homeAt(house, point)
    return at && apartmentId(house, at.floor, at.home)
  }
  return {
    id,
    owner: { kind: 'building', id: house.id },
    name,
    file: `pictures/${house.code === 'F' ? 'fenjer' : 'lampa'}.jpg`,
    width: camera.width,
    height: camera.height,
    polygons: polygonsOf('apartment', seenOutlines(camera, MASSES, apartmentAt)),
  }
}

const polygonsOf = (kind: 'building' | 'apartment', outlines: Map<number, Pixel[]>) =>
  [...outlines]
    .toSorted(([one], [other]) => one - other)
    .map(([id, points]) => ({ target: { kind, id }, points: points.map(rounded) }))

/** Counted through the houses, floors and homes, from 2101. */
const apartmentId = (house: House, floor: number, home: number) =>
  2101 + (HOUSES.indexOf(house) * FLOORS + floor) * HOMES + home

const rounded = ([x, y]: Pixel): Pixel => [Math.round(x * 10) / 10, Math.round(y * 10) / 10]
