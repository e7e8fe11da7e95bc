import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const app = new URL('..', import.meta.url).pathname
const read = (file: string) => readFileSync(app + file, 'utf8')
const stylesheets = globSync('**/*.css', { cwd: app })

it('what stands above another part of the screen takes its place from layers.css', () => {
  const places = stylesheets.flatMap((file) =>
    [...read(file).matchAll(/z-index: ([^;]+)/g)].map(([, value]) => ({ file, value })),
  )
  expect(places.length).toBeGreaterThan(30)
  expect(places.filter(({ value = '' }) => !/^(-1|[0-4]|var\(--z-[a-z-]+\))$/.test(value))).toEqual([])
})

it('layers are named once and in their order, and each one is used', () => {
  const layers = [...read('ui/layers.css').matchAll(/(--z-[a-z-]+): (\d+)/g)]
  const heights = layers.map(([, , height]) => Number(height))
  expect(heights).toEqual([...new Set(heights)].sort((a, b) => a - b))
  const used = new Set(
    stylesheets.flatMap((file) => read(file).match(/(?<=z-index: var\()--z-[a-z-]+/g) ?? []),
  )
  expect(layers.map(([, name]) => name).sort()).toEqual([...used].sort())
})
