import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { MEDIA } from './media.ts'
import { STUDIO_MEDIA } from './studio-media.ts'

const app = new URL('..', import.meta.url).pathname
const queries = globSync('**/*.css', { cwd: app }).flatMap((file) =>
  [...readFileSync(app + file, 'utf8').matchAll(/@media ([^{]+)/g)].map(([, query = '']) => ({
    file,
    query,
  })),
)

it('has the breakpoints of the specification: 550, 600, 960, and 1280 for filters [LAY-05] [FLT-12]', () => {
  expect(MEDIA['--cards']).toBe('(min-width: 550px)')
  expect(MEDIA['--from-tablet']).toBe('(min-width: 600px)')
  expect(MEDIA['--from-desktop']).toBe('(min-width: 960px)')
  expect(MEDIA['--from-wide']).toBe('(min-width: 1280px)')
})

it('stylesheets take sizes by their names, and every name is used', () => {
  expect(queries.length).toBeGreaterThan(80)
  expect(queries.filter(({ query }) => /width|height/.test(query))).toEqual([])
  const named = new Set(queries.flatMap(({ query }) => query.match(/--[\w-]+/g) ?? []))
  expect([...named].sort()).toEqual(Object.keys({ ...MEDIA, ...STUDIO_MEDIA }).sort())
})
