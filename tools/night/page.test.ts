import { describe, expect, it } from 'vitest'
import { figure } from '../figures/figure.ts'
import { type Kept, page, readPage } from './page.ts'

const rules: Kept = {
  step: 'rules',
  date: '2026-11-16',
  commit: 'abc1234',
  seconds: 75,
  figures: [figure('tests', '10 passed, 0 failed', '0 failed', true)],
}
const bench: Kept = {
  step: 'bench',
  date: '2026-11-15',
  commit: 'def5678',
  seconds: 5,
  figures: [
    figure('warm', '0.55x', '≥ 0.6x', false),
    figure('cold', '0.75x', '≥ 0.7x', true),
    { name: 'lines', measured: 'a | b' },
  ],
}
const rowOf = (text: string, name: string) => text.split('\n').find((line) => line.includes(`| ${name} |`))

describe('the page of figures', () => {
  it('has each figure with its goal, what limits it, its own date and commit', () => {
    const { text } = page(['rules', 'bench'], [bench, rules], { 'bench: warm': 'one process, one core' })
    expect(rowOf(text, 'tests')).toBe(
      '| rules | tests | 10 passed, 0 failed | 0 failed | yes |  | 2026-11-16 | abc1234 |',
    )
    expect(rowOf(text, 'warm')).toBe(
      '| bench | warm | 0.55x | ≥ 0.6x | **no** | one process, one core | 2026-11-15 | def5678 |',
    )
    expect(rowOf(text, 'lines')).toBe('| bench | lines | a \\| b |  |  |  | 2026-11-15 | def5678 |')
    expect(text).toContain('- rules: 1 min 15 s')
  })

  it('ends with what is short of its goal, and then the count', () => {
    const { text, closing, reached } = page(['rules', 'bench'], [rules, bench], {})
    expect(closing).toEqual(['- bench: warm: 0.55x (goal: ≥ 0.6x)', '', 'night: 2 of 3 goals reached'])
    expect(text.trimEnd().endsWith(closing.join('\n'))).toBe(true)
    expect(reached).toBe(false)
  })

  it('is reached when every goal is, and says nothing of what is short', () => {
    const { closing, reached } = page(['rules'], [rules], {})
    expect(closing).toEqual(['night: 1 of 1 goals reached'])
    expect(reached).toBe(true)
  })

  it('counts a step that never ran as short', () => {
    const { closing } = page(['rules', 'scale'], [rules], {})
    expect(closing).toContain('- scale: end: not run (goal: well)')
    expect(closing.at(-1)).toBe('night: 1 of 2 goals reached')
  })

  it('is read back as it was written', () => {
    const { text } = page(['rules', 'scale', 'bench'], [bench, rules], { 'bench: warm': 'one process' })
    expect(readPage(text)).toEqual([rules, bench])
  })
})
