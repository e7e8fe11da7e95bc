import { expect, it } from 'vitest'
import { buildingOfFile } from './building-of-file.ts'

it('takes two renders of a building for views of one [STU-05]', () => {
  expect(buildingOfFile('riva-one-front.jpg')).toBe('Riva one')
  expect(buildingOfFile('riva-one_back_02.jpg')).toBe('Riva one')
  expect(buildingOfFile('Kula B strana reka.png')).toBe('Kula B')
})

it('keeps a name that is all there is, and a number that is part of it', () => {
  expect(buildingOfFile('front.jpg')).toBe('Front')
  expect(buildingOfFile('tower-2.jpg')).toBe('Tower 2')
})
