import { expect, it } from 'vitest'
import { languageOfFile } from './language-of-file.ts'

it('tells by the end of a name which readers a plan is for', () => {
  expect(languageOfFile('R1-101.sr.svg')).toBe(6)
  expect(languageOfFile('R1-101_EN.png')).toBe(1)
  expect(languageOfFile('R1-101.svg')).toBeNull()
  expect(languageOfFile('garden.svg')).toBeNull()
})
