import { expect, it } from 'vitest'
import { buildingOfFile, viewOfFile } from './building-of-file.ts'

it('takes two renders of a building for views of one [STU-05]', () => {
  expect(buildingOfFile('riva-one-front.jpg')).toBe('Riva one')
  expect(buildingOfFile('riva-one_back_02.jpg')).toBe('Riva one')
  expect(buildingOfFile('Kula B strana reka.png')).toBe('Kula B')
})

it('keeps a name that is all there is, and a number that is part of it', () => {
  expect(buildingOfFile('front.jpg')).toBe('Front')
  expect(buildingOfFile('tower-2.jpg')).toBe('Tower 2')
})

it('calls a view by the side that its file tells, and by all of the name where there is none [STU-05]', () => {
  expect(viewOfFile('riva-one-river-side.jpg')).toBe('River side')
  expect(viewOfFile('Kula B dvoriste 02.png')).toBe('Dvoriste 02')
  expect(viewOfFile('tower-2.jpg')).toBe('Tower 2')
  expect(viewOfFile('render-01.jpg')).toBe('Render 01')
})
