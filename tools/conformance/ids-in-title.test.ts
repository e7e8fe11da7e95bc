import { expect, it } from 'vitest'
import { idsInTitle } from './ids-in-title.ts'

// The second column stays out of the printed titles: a bracketed id there would count as a proof.
it.each([
  ['one id at the end', 'opens the start masterplan [NAV-01]', ['NAV-01']],
  ['several in one pair of brackets', 'answers 404 [GEN-09, GEN-11]', ['GEN-09', 'GEN-11']],
  ['those of the suite too', 'the start [NAV-05] is the root [NAV-01]', ['NAV-05', 'NAV-01']],
  ['none from other brackets', 'reads [1, 2] and [x]', []],
  ['none without brackets', 'as NAV-01 says', []],
  ['a misspelt one as it stands', 'opens [NAV-1] and [NAV-01..07]', ['NAV-1', 'NAV-01..07']],
] as [string, string, string[]][])('finds %s', (_, title, ids) => {
  expect(idsInTitle(title)).toEqual(ids)
})
