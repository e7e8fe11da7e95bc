import { describe, expect, it } from 'vitest'
import { isStudioAddress, SECTIONS } from './sections.ts'

describe('an address of the studio', () => {
  it.each(['', '1', '1/', '250', 'operations', 'operations/'])('"%s" leads somewhere [STU-01]', (below) => {
    expect(isStudioAddress(below)).toBe(true)
  })

  it.each(['0', '01', 'riva', '1/nothing', '-1', '/1', 'operations/1'])(
    '"%s" leads nowhere [STU-01]',
    (below) => {
      expect(isStudioAddress(below)).toBe(false)
    },
  )

  it('has every section once, with a key of its own [STU-04]', () => {
    expect(new Set(SECTIONS.map(({ path }) => path)).size).toBe(SECTIONS.length)
    expect(new Set(SECTIONS.map(({ key }) => key)).size).toBe(SECTIONS.length)
  })
})
