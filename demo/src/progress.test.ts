import { expect, it } from 'vitest'
import { progressLine } from './progress.ts'

function written(isTTY: boolean): string {
  let text = ''
  const stream = { isTTY, write: (part: string) => (text += part) }
  const progress = progressLine(stream)
  for (let done = 1; done <= 8; done += 1) progress({ what: 'pictures', done, total: 8 })
  return text
}

it('rewrites one line on a terminal', () => {
  expect(written(true).split('\n')).toHaveLength(2)
  expect(written(true)).toMatch(/\rLoading pictures: 8 of 8\n$/)
})

it('writes a line for each quarter elsewhere', () => {
  expect(written(false)).toBe(
    ['2 of 8', '4 of 8', '6 of 8', '8 of 8'].map((part) => `Loading pictures: ${part}\n`).join(''),
  )
})
