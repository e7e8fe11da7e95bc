import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const studio = new URL('.', import.meta.url).pathname

it('says its own words and those of all staff, by their first word: buyers do not load them', () => {
  const said = globSync('**/*.{ts,tsx}', { cwd: studio, exclude: (file) => file.includes('.test.') }).flatMap(
    (file) =>
      [...readFileSync(studio + file, 'utf8').matchAll(/\bm\.(\w+)\b/g)].map(([, word]) => ({ file, word })),
  )
  expect(said.length).toBeGreaterThan(20)
  expect(said.filter(({ word = '' }) => !/^(studio|staff)(_|$)/.test(word))).toEqual([])
})
