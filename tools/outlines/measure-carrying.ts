import { centroid } from '@belvedere/domain/geometry/centroid'
import { carrying } from '@belvedere/domain/outlines/carrying'
import { type DemoView, viewNamed } from './demo-views.ts'
import { overlap } from './overlap.ts'

/** The middles of these are the points that both pictures show: the corners of the façade. */
const PAIRED = ['T1-201', 'T1-203', 'T1-1503', 'T1-1501']

/** The river side of the demo's tower from one camera to the other, beside the true outlines there. */
export function measureCarrying(): number[] {
  const [from, to] = [viewNamed('t1-wide'), viewNamed('t1-front')]
  const pairs = PAIRED.map((name) => ({
    from: centroid(outlineOf(from, name)),
    to: centroid(outlineOf(to, name)),
  }))
  const plane = carrying(pairs)
  if (!plane) throw new Error('The pairs span no façade')
  return from.outlines
    .filter(({ apartment }) => apartment.orientation.includes('S'))
    .map(({ apartment, points }) => overlap(plane.carry([points]), [outlineOf(to, apartment.name)]))
}

function outlineOf(view: DemoView, name: string) {
  const found = view.outlines.find(({ apartment }) => apartment.name === name)
  if (!found) throw new Error(`${view.key} does not show ${name}`)
  return found.points
}
