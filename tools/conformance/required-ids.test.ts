import { expect, it } from 'vitest'
import { requiredIds } from './required-ids.ts'

it.each([
  ['GEN-02', ['GEN-02']],
  ['NAV-01..03', ['NAV-01', 'NAV-02', 'NAV-03']],
  ['API-09–10', ['API-09', 'API-10']],
  ['GEN-02, 03,08..09,CRD-02', ['GEN-02', 'GEN-03', 'GEN-08', 'GEN-09', 'CRD-02']],
])('reads %s', (list, ids) => {
  expect(requiredIds(list)).toEqual(ids)
})

it.each(['', '02', 'GEN-2', 'GEN-02 NAV-01', 'GEN-02..', 'NAV-07..01'])('refuses "%s"', (list) => {
  expect(() => requiredIds(list)).toThrow('is neither an id nor a range')
})
