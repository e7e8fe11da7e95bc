import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { readRequirements } from './read-requirements.ts'

const list = await readFile(new URL('../../docs/requirements.md', import.meta.url), 'utf8')
const requirements = readRequirements(list)
const kindsById = new Map(requirements.map(({ id, kinds }) => [id, kinds.join()]))

/** Ids are only ever appended, so this number only grows. */
const REQUIREMENTS = 333

describe('the requirements list', () => {
  it('defines every id it mentions, exactly once', () => {
    const mentioned = new Set(list.match(/\b(?!UTF)[A-Z]{3}-\d{2}\b/g))
    expect([...kindsById.keys()].sort()).toEqual([...mentioned].sort())
    expect(requirements).toHaveLength(REQUIREMENTS)
  })

  it('has the calls API-01 to API-86 without a gap', () => {
    const calls = [...kindsById.keys()].filter((id) => id.startsWith('API-'))
    expect(calls).toEqual(Array.from({ length: 86 }, (_, n) => `API-${String(n + 1).padStart(2, '0')}`))
  })

  it.each([
    ['ASK-04', 'a,b'],
    ['ENT-03', 'a'],
    ['LAY-06', 'u,b'],
    ['API-01', 'a'],
    ['API-17', 'a'],
    ['API-82', 'a'],
    ['API-86', 'a'],
    ['RTE-10', 'b'],
    ['RTE-13', 'b'],
    ['RTE-23', 'b'],
    ['RTE-25', 'b'],
    ['GEN-13', 'u'],
    ['AUT-01', 'a'],
    ['IMP-03', 'u,a,b'],
    ['PRV-02', 'a,b'],
  ])('asks for %s in kind %s', (id, kinds) => {
    expect(kindsById.get(id)).toBe(kinds)
  })
})

describe('reading a list', () => {
  it('takes an id without kinds, a table row and running text as mentions', () => {
    const text = '| anyone | API-01, 07 |\nas GEN-01 (u) says\n- GEN-02 (u) unlike NAV-01…05 (see API-61)'
    expect(readRequirements(text)).toEqual([
      { id: 'GEN-02', kinds: ['u'], toCome: false, notApplicable: 'nothing' },
    ])
  })

  it.each([
    ['## GEN *to come*\n- GEN-01 (u) one\n- GEN-02 (u) two\n## NAV\n- NAV-01 (u) three', 'GEN-01 GEN-02'],
    ['## GEN\n- GEN-01 (u) one, *to come*\n- GEN-02 (u) two', 'GEN-01'],
    ['## GEN\n- GEN-01 (b) one and GEN-02 (b) two *to come*', 'GEN-02'],
  ])('takes what is marked as to come, a section or a line: %j', (text, ids) => {
    const toCome = readRequirements(text).filter((one) => one.toCome)
    expect(toCome.map(({ id }) => id).join(' ')).toBe(ids)
  })

  it.each([
    ['- GEN-01 (u) one', 'nothing'],
    ['- GEN-01 (u) one, two. *not applicable:* two, for a reason', 'a part'],
    ['- GEN-01 (u) *not applicable:* one, for a reason', 'all'],
    ['- API-01 GET /one *not applicable:* in part · API-02 GET /two', 'a part'],
  ])('sees how much of %j is not applicable', (text, how) => {
    expect(readRequirements(text)[0]?.notApplicable).toBe(how)
  })

  it('refuses an id that is defined twice', () => {
    expect(() => readRequirements('- GEN-01 (u) one\n- GEN-01 (b) two')).toThrow('GEN-01 is defined twice')
  })
})
