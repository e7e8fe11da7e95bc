import { readFile } from 'node:fs/promises'
import type { Surrounding } from '../dataset.ts'
import type { Vector } from '../render/solids.ts'
import type { shotsOf } from './views.ts'
import { SUTON_DATA } from './write-list.ts'

/** Where the info points stand in the model, and on which of the pictures nothing hides them. */
const PLACES: Record<string, { at: Vector; views: number[] }> = {
  pool: { at: [-15.5, -16.4, -0.3], views: [51] },
  stair: { at: [0.7, 14, 5], views: [51] },
  'roof-lampa': { at: [17.5, 18, 16.1], views: [51] },
}

/** The info points with their places on the pictures as these are now; their words stay as they are. */
export async function placedSurroundings(shots: ReturnType<typeof shotsOf>): Promise<Surrounding[]> {
  const known = await readFile(new URL('surroundings.json', SUTON_DATA), 'utf8')
  return (JSON.parse(known) as Surrounding[]).map((one) => {
    const place = PLACES[one.key]
    if (!place) throw new Error(`The model has no place for ${one.key}`)
    const seen = shots.filter(({ view }) => place.views.includes(view.id))
    return {
      ...one,
      positions: seen.map(({ view, camera }) => {
        const [x, y] = camera.project(place.at).map(Math.round)
        return { view: view.id, x: x ?? 0, y: y ?? 0 }
      }),
    }
  })
}
