import { describe, expect, it } from 'vitest'
import { mediaInLanguage } from './media-in-language.ts'

const [ENGLISH, GERMAN, FRENCH, SERBIAN] = [1, 3, 4, 6]

const item = (
  langId: number | null,
  place: Partial<{ poiId: number; mediaTypeId: number; sortOrder: number }> = {},
) => ({
  poiId: 7,
  mediaTypeId: 2,
  sortOrder: 0,
  ...place,
  langId,
})

describe('of the items in one place', () => {
  const place = [item(null), item(ENGLISH), item(GERMAN), item(SERBIAN)]

  it.each([
    ['the asked language', SERBIAN, GERMAN, SERBIAN],
    ["the project's default", FRENCH, GERMAN, GERMAN],
    ['English', FRENCH, FRENCH, ENGLISH],
  ])('shows those in %s [GEN-03]', (_, langId, defaultLangId, shown) => {
    expect(mediaInLanguage(place, { langId, defaultLangId })).toEqual([item(shown)])
  })

  it('shows those of no language when only foreign ones are there', () => {
    const shown = mediaInLanguage([item(GERMAN), item(null)], { langId: SERBIAN, defaultLangId: ENGLISH })
    expect(shown).toEqual([item(null)])
  })
})

it('chooses for each place alone and keeps the order', () => {
  const items = [item(SERBIAN), item(ENGLISH), item(null, { sortOrder: 1 }), item(ENGLISH, { poiId: 8 })]
  const shown = mediaInLanguage(items, { langId: SERBIAN, defaultLangId: ENGLISH })
  expect(shown).toEqual([items[0], items[2], items[3]])
})

it('shows all pictures of no language that share a place', () => {
  const items = [item(null), item(null)]
  expect(mediaInLanguage(items, { langId: SERBIAN, defaultLangId: ENGLISH })).toEqual(items)
})
