import { expect, it } from 'vitest'
import { keptAlong } from './kept-along.ts'

it.each([
  '/masterplan/2/building/1',
  '/masterplan/2/building/1/7',
  '/masterplan/2/building/1/apartment/1023',
])('keeps the list of apartments along with %s, in its language', (pathname) => {
  expect(keptAlong(pathname)).toBe('/masterplan/2/building/1/search')
  expect(keptAlong(`/rs${pathname}`)).toBe('/rs/masterplan/2/building/1/search')
})

it.each(['/masterplan/2', '/masterplan/2/view/3', '/home', '/building'])(
  'keeps nothing along with %s',
  (pathname) => expect(keptAlong(pathname)).toBeUndefined(),
)
