import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './rooms.ts'

const page = readFileSync(join(root, 'docs/security.md'), 'utf8')

/** How many requirements of levels 1 and 2 each chapter of ASVS 5.0 has. */
const CHAPTERS = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7]
const STATES = ['met', '**not met**', 'n/a']

const rows = page
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, numbers = '']) => /^\d+\.\d+\.\d+/.test(numbers))
  .map(([, numbers = '', , state = '', by = '']) => ({ numbers: numbers.split(', '), state, by }))

describe('the page of security', () => {
  it('has every requirement of level 2 once, chapter by chapter', () => {
    const numbers = rows.flatMap((row) => row.numbers)
    expect(new Set(numbers).size).toBe(numbers.length)
    const counts = CHAPTERS.map(
      (_, nth) => numbers.filter((number) => number.startsWith(`${nth + 1}.`)).length,
    )
    expect(counts).toEqual(CHAPTERS)
  })

  it('says of each whether it is met, and by what', () => {
    for (const { numbers, state, by } of rows) {
      expect([numbers, STATES]).toEqual([numbers, expect.arrayContaining([state])])
      expect([numbers, by]).toEqual([numbers, expect.stringMatching(/\w/)])
    }
  })

  it('counts them as it says at its head', () => {
    const count = (state: string) =>
      rows.filter((row) => row.state === state).flatMap((row) => row.numbers).length
    const [met, unmet, none] = STATES.map(count)
    expect(page).toContain(`**Met ${met}, not met ${unmet}, not applicable ${none}.**`)
  })
})
