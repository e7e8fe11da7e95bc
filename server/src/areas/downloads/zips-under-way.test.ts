import { expect, it } from 'vitest'
import { zipsUnderWay } from './zips-under-way.ts'

it('lets one visitor read 20 zips at once, and all together 100 [SEC-02]', () => {
  const begin = zipsUnderWay()
  const ends = Array.from({ length: 20 }, () => begin('one'))
  expect(() => begin('one')).toThrow(expect.objectContaining({ code: 'too-many-requests' }))
  for (let nth = 0; nth < 80; nth += 1) begin(`other ${nth}`)
  expect(() => begin('another')).toThrow(expect.objectContaining({ code: 'unavailable' }))
  ends[0]?.()
  begin('one')
  expect(() => begin('another')).toThrow(expect.objectContaining({ code: 'unavailable' }))
  ends[1]?.()
  begin('another')
})
