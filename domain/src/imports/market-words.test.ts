import { describe, expect, it } from 'vitest'
import { offeredMeaning, roomsOfKey, typeKeyOf } from './market-words.ts'

describe('words of the market', () => {
  it.each([
    ['Garsonjera', 'studio'],
    ['Jednosoban', 'studio'],
    ['Jednoiposoban', 'one_bedroom'],
    ['Dvosoban', 'one_bedroom'],
    ['DVOSOBAN STAN', 'one_bedroom'],
    ['Двособан', 'one_bedroom'],
    ['Dvoiposoban', 'two_bedroomroom'],
    ['dvo i po soban', 'two_bedroomroom'],
    ['2.5-soban', 'two_bedroomroom'],
    ['2,5 sobe', 'two_bedroomroom'],
    ['2,5', 'two_bedroomroom'],
    ['3.0', 'two_bedroomroom'],
    ['Trosoban', 'two_bedroomroom'],
    ['Četvorosoban', 'three_bedroom'],
    ['Petosoban', 'four_bedroom'],
    ['2 bedroom', 'two_bedroomroom'],
    ['Three bed', 'three_bedroom'],
    ['Dupleks', 'duplex'],
    ['3', undefined],
    ['Lokal', undefined],
    ['362.000', undefined],
    ['12', undefined],
  ] as const)('%s may be the type %s [IMP-08]', (word, key) => {
    expect(typeKeyOf(word)).toBe(key)
  })

  const here = {
    buildings: [
      { id: 7, names: ['Lamela A'] },
      { id: 8, names: ['Lamela B'] },
    ],
    types: [
      { id: 12, names: ['One bedroom'], key: 'one_bedroom' as const },
      { id: 13, names: ['Another one'], key: 'one_bedroom' as const },
    ],
  }

  it.each([
    ['type', 'Dvosoban', '12'],
    ['type', 'Trosoban', undefined],
    ['status', 'U pregovoru', 'pending-reservation'],
    ['status', 'Rezervisan do petka', 'reserved'],
    ['status', 'Prodata', 'sold'],
    ['status', 'Slobodna', 'available'],
    ['status', 'Opcija', undefined],
    ['building', 'A', '7'],
    ['building', 'Lamela', undefined],
    ['building', '€', undefined],
  ] as const)('%s: %s may mean %s here [IMP-08]', (field, word, means) => {
    expect(offeredMeaning(field, word, here)).toBe(means)
  })

  it('counts the rooms that a type has by its name [IMP-08]', () => {
    expect(
      ['studio', 'one_bedroom', 'four_bedroom', 'duplex'].map((key) => roomsOfKey(key as 'studio')),
    ).toEqual([1, 2, 5, undefined])
  })
})
