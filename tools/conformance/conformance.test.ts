import { describe, expect, it } from 'vitest'
import { readReport } from '../reports/read-report.ts'
import type { Outcome } from '../reports/test-report.ts'
import { conformance } from './conformance.ts'
import { evidenceOf } from './evidence.ts'
import { isProven, join } from './join.ts'
import { type KindReport, readReports } from './read-reports.ts'
import type { Kind, Requirement } from './requirement.ts'

const real = (name: string) => readReport(new URL(`../reports/fixtures/${name}`, import.meta.url))
const realReports: KindReport[] = [
  { kind: 'u', name: 'rules.json', report: await real('vitest.json') },
  { kind: 'a', name: 'api.json', report: undefined },
  { kind: 'b', name: 'browser.json', report: await real('playwright.json') },
]
const needs = (id: string, ...kinds: Kind[]): Requirement => ({
  id,
  kinds,
  toCome: false,
  notApplicable: 'nothing',
})
const ran = (kind: Kind, ...tests: [title: string, outcome: Outcome][]): KindReport => ({
  kind,
  name: `${kind}.json`,
  report: { tests: tests.map(([title, outcome]) => ({ title, outcome })), errors: [] },
})

// The ids stay out of this file's titles: there they would count as proofs of the product.
describe('a requirement, by real runs of vitest and Playwright', () => {
  it.each<[how: string, proven: boolean, kind: Kind, id: string]>([
    ['passed', true, 'u', 'NAV-03'],
    ['passed within a suite that carries the id', true, 'u', 'NAV-02'],
    ['passed with two ids', true, 'u', 'GEN-11'],
    ['was skipped', false, 'u', 'NAV-05'],
    ['was skipped with its suite', false, 'u', 'CRD-02'],
    ['is still to do', false, 'u', 'NAV-07'],
    ['failed', false, 'u', 'NAV-04'],
    ['timed out', false, 'u', 'GEN-18'],
    ['passed while another with the id failed', false, 'u', 'RTE-28'],
    ['passed while another with the id was skipped', true, 'u', 'ENT-02'],
    ['is in a file that did not load', false, 'u', 'FLT-01'],
    ['passed in the browser', true, 'b', 'RTE-01'],
    ['passed in the browser, the id on its suite', true, 'b', 'NAV-01'],
    ['passed in the browser at the second attempt', true, 'b', 'RTE-27'],
    ['failed in the browser at every attempt', false, 'b', 'RTE-03'],
    ['was skipped in the browser', false, 'b', 'RTE-22'],
    ['is marked to be fixed', false, 'b', 'RTE-23'],
    ['is expected to fail, and does', false, 'b', 'RTE-24'],
    ['is expected to fail, and passes', false, 'b', 'VIE-01'],
    ['timed out in the browser', false, 'b', 'RTE-25'],
    ['failed on the phone only', false, 'b', 'VIE-02'],
    ['was skipped on the phone only', true, 'b', 'VIE-06'],
    ['has no report', false, 'a', 'NAV-03'],
  ])('whose test %s counts as proven: %s', (_, proven, kind, id) => {
    expect(join([needs(id, kind)], evidenceOf(realReports)).map(isProven)).toEqual([proven])
  })
})

describe('a requirement that asks for two kinds', () => {
  const list = [needs('GEN-06', 'u', 'b')]

  it('is proven by a passing test in each', () => {
    const reports = [ran('u', ['rule [GEN-06]', 'passed']), ran('b', ['screen [GEN-06]', 'passed'])]
    expect(join(list, evidenceOf(reports))).toEqual([{ ...list[0], proven: ['u', 'b'], missing: [] }])
  })

  it('is not proven by two passing tests of one kind', () => {
    const reports = [ran('u', ['rule [GEN-06]', 'passed'], ['more [GEN-06]', 'passed']), ran('b')]
    expect(join(list, evidenceOf(reports))).toEqual([{ ...list[0], proven: ['u'], missing: ['b'] }])
  })
})

describe('what is printed', () => {
  const list = [needs('NAV-02', 'u'), needs('NAV-06', 'a', 'b'), needs('VIE-01', 'b')]
  const reports = [
    ran('u', ['x [NAV-02]', 'passed']),
    ran('a', ['x [NAV-06]', 'passed']),
    ran('b', ['x [VIE-01]', 'skipped']),
  ]

  it('is a table by area and last the figure; it falls short of the goal', () => {
    const { lines, ok } = conformance(list, reports)
    expect(lines.join('\n').split('\n')).toEqual([
      'area | proven | u   | a   | b   | not proven (missing kinds)',
      'NAV  | 1/2    | 1/1 | 1/1 | 0/1 | NAV-06 (b)',
      'VIE  | 0/1    |     |     | 0/1 | VIE-01 (b)',
      '',
      '2 not proven',
      '1/3 proven, 0 not applicable',
    ])
    expect(ok).toBe(false)
  })

  it('meets the goal when all are proven', () => {
    const { lines, ok } = conformance(list.slice(0, 1), [ran('u', ['x [NAV-02]', 'passed'])])
    expect(lines.at(-1)).toBe('1/1 proven, 0 not applicable')
    expect(ok).toBe(true)
  })

  it('meets a narrower goal when those required are proven', () => {
    expect(conformance(list, reports, ['NAV-02']).ok).toBe(true)
    const short = conformance(list, reports, ['NAV-02', 'VIE-01'])
    expect(short.ok).toBe(false)
    expect(short.lines).toContain('required, not proven: VIE-01 (b)')
  })

  it('refuses an id that no requirement has, in a skipped test too', () => {
    const { lines, ok } = conformance(list, [...reports, ran('u', ['x [NAV-99]', 'skipped'])], ['NAV-02'])
    expect(lines).toContain('a test carries NAV-99, which is not a requirement')
    expect(ok).toBe(false)
  })

  it('refuses to require what no requirement is', () => {
    const { lines, ok } = conformance(list, reports, ['NAV-08'])
    expect(lines).toContain('--require names NAV-08, which is not a requirement')
    expect(ok).toBe(false)
  })

  it('lists what is to come, and counts it nowhere', () => {
    const later = [
      { ...needs('STU-01', 'b'), toCome: true },
      { ...needs('STU-02', 'b'), toCome: true },
      { ...needs('APT-01', 'b'), toCome: true },
    ]
    const { lines, ok } = conformance([needs('NAV-02', 'u'), ...later], reports.slice(0, 1))
    expect(lines).toContain('to come: STU-01 STU-02')
    expect(lines).toContain('to come: APT-01')
    expect(lines.at(-1)).toBe('1/1 proven, 0 not applicable')
    expect(ok).toBe(true)
  })

  it('counts what is not applicable apart; a line that is so in part is still to be proven', () => {
    const inPart: Requirement = { ...needs('NAV-02', 'u'), notApplicable: 'a part' }
    const all: Requirement = { ...needs('VIE-01', 'b'), notApplicable: 'all' }
    const { lines, ok } = conformance([inPart, all], reports.slice(0, 1))
    expect(lines).toContain('NAV-02: a part of it is not applicable')
    expect(lines).toContain('VIE-01: all of it is not applicable')
    expect(lines.at(-1)).toBe('1/1 proven, 2 not applicable')
    expect(ok).toBe(true)
    expect(conformance([inPart], []).ok).toBe(false)
  })

  it('refuses more than ten that are not applicable', () => {
    const marked = (count: number) =>
      Array.from(
        { length: count },
        (_, n): Requirement => ({
          ...needs(`NAV-${n + 10}`, 'u'),
          notApplicable: 'all',
        }),
      )
    expect(conformance(marked(10), reports.slice(0, 0)).ok).toBe(true)
    const { lines, ok } = conformance(marked(11), reports.slice(0, 0))
    expect(lines).toContain('more than 10 lines are not applicable')
    expect(ok).toBe(false)
  })

  it.each([
    ['to come', { toCome: true }],
    ['not applicable', { notApplicable: 'all' }],
  ] as const)('refuses to require what is %s', (what, mark) => {
    const { lines, ok } = conformance([{ ...needs('NAV-02', 'u'), ...mark }], reports.slice(0, 1), ['NAV-02'])
    expect(lines).toContain(`--require names NAV-02, which is ${what}`)
    expect(ok).toBe(false)
  })

  it('says which report is missing, and fails on one with an error outside its tests', () => {
    const { lines, ok } = conformance([needs('NAV-03', 'u')], realReports, ['NAV-03'])
    expect(lines).toContain('api.json is missing: nothing is proven in kind a')
    expect(lines.join('\n')).toContain('rules.json: /project/broken.test.ts: Cannot find module')
    expect(ok).toBe(false)
  })
})

it('has a report of each kind, or knows that it is missing', async () => {
  expect(await readReports('/no/such/folder')).toEqual([
    { kind: 'u', name: 'rules.json', report: undefined },
    { kind: 'a', name: 'api.json', report: undefined },
    { kind: 'b', name: 'browser.json', report: undefined },
  ])
})
