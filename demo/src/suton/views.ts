import type { View } from '../dataset.ts'
import { type Camera, cameraOf, type Pixel } from '../render/camera.ts'
import { cornersOf, FLOORS, faceOf, HOMES, HOUSES, type House } from './houses.ts'

export const SIZE = { width: 1440, height: 810 }
const MASTERPLAN = 21

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
  return {
    id,
    owner: { kind: 'masterplan', id: MASTERPLAN },
    name,
    file: `pictures/${key}.jpg`,
    width: camera.width,
    height: camera.height,
    polygons: HOUSES.map((house) => ({
      target: { kind: 'building', id: house.id },
      points: hullOf(cornersOf(house).map(camera.project)).map(rounded),
    })),
  }
}

function houseView(id: number, house: House, name: View['name'], camera: Camera): View {
  const floors = Array.from({ length: FLOORS }, (_, floor) => floor)
  const homes = Array.from({ length: HOMES }, (_, home) => home)
  return {
    id,
    owner: { kind: 'building', id: house.id },
    name,
    file: `pictures/${house.code === 'F' ? 'fenjer' : 'lampa'}.jpg`,
    width: camera.width,
    height: camera.height,
    polygons: floors.flatMap((floor) =>
      homes.map((home) => ({
        target: { kind: 'apartment', id: apartmentId(house, floor, home) },
        points: faceOf(house, floor, home).map(camera.project).map(rounded),
      })),
    ),
  }
}

/** Counted through the houses, floors and homes, from 2101. */
const apartmentId = (house: House, floor: number, home: number) =>
  2101 + (HOUSES.indexOf(house) * FLOORS + floor) * HOMES + home

const rounded = ([x, y]: Pixel): Pixel => [Math.round(x * 10) / 10, Math.round(y * 10) / 10]

/** The outline of points, without those within it (the monotone chain). */
function hullOf(points: readonly Pixel[]): Pixel[] {
  const sorted = points.toSorted(([ax, ay], [bx, by]) => ax - bx || ay - by)
  const half = (way: readonly Pixel[]) => {
    const line: Pixel[] = []
    for (const point of way) {
      for (;;) {
        const [last, before] = [line.at(-1), line.at(-2)]
        if (!last || !before || turnOf(before, last, point) > 0) break
        line.pop()
      }
      line.push(point)
    }
    return line.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

const turnOf = ([ax, ay]: Pixel, [bx, by]: Pixel, [cx, cy]: Pixel) =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
