import { expect, it } from 'vitest'
import { cameraOf } from './camera.ts'
import { randomFrom } from './random.ts'
import { SceneIndex } from './scene-index.ts'
import { ball, box, type Solid } from './solids.ts'

const material = { colour: [1, 1, 1] as const }
const random = randomFrom(3)
const somewhere = () => random() * 40 - 20

it('meets what a ray meets first, as asking every solid would', () => {
  const solids: Solid[] = Array.from({ length: 300 }, (_, i) => {
    const [x, y, z] = [somewhere(), somewhere(), somewhere()]
    return i % 2 ? ball([x, y, z], 0.8, material) : box([x, y, z], [x + 1.5, y + 1, z + 0.5], material)
  })
  const index = new SceneIndex(solids)
  const alone = solids.map((solid) => new SceneIndex([solid]))
  let met = 0
  for (let i = 0; i < 200; i += 1) {
    const [dx, dy, dz] = [random() - 0.5, random() - 0.5, random() - 0.5]
    const length = Math.hypot(dx, dy, dz)
    const ray = [
      -30,
      -30,
      somewhere(),
      Math.abs(dx) / length,
      Math.abs(dy) / length,
      dz / length,
      1e6,
    ] as const
    const nearest = Math.min(
      ...alone.map((one) => (one.meet(...ray) ? one.distance : Number.POSITIVE_INFINITY)),
    )
    const isMet = index.meet(...ray)
    expect(isMet ? index.distance : Number.POSITIVE_INFINITY).toBeCloseTo(nearest, 9)
    if (isMet) met += 1
  }
  expect(met).toBeGreaterThan(10)
})

it('finds a point on the picture where the ray through that place goes', () => {
  const camera = cameraOf({ at: [3, -40, 8], towards: [1, 5, 6], fieldOfView: 50, width: 800, height: 450 })
  const [dx, dy, dz] = camera.ray(123, 321)
  const [x, y] = camera.project([3 + dx * 25, -40 + dy * 25, 8 + dz * 25])
  expect([x, y]).toEqual([expect.closeTo(123, 6), expect.closeTo(321, 6)])
})
