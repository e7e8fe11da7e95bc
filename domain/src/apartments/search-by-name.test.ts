import { expect, it } from 'vitest'
import { searchByName } from './search-by-name.ts'

const FLATS = [
  { name: 'R1-208', apartmentTypeId: 3 },
  { name: 'r1-201', apartmentTypeId: 2 },
  { name: 'R1-20 store room', apartmentTypeId: 0 },
  { name: 'T2-1208', apartmentTypeId: 2 },
]

const found = (text: string) => searchByName(FLATS, text).map(({ name }) => name)

it('finds by containment, whatever the case, only apartments of a type [FLT-08]', () => {
  expect(found('R1-20')).toEqual(['R1-208', 'r1-201'])
  expect(found('208')).toEqual(['R1-208', 'T2-1208'])
  expect(found('nothing')).toEqual([])
})

it('empty text lists nothing [FLT-08]', () => {
  expect(found('')).toEqual([])
  expect(found('  ')).toEqual([])
})
