import { expect, it } from 'vitest'
import { acceptedFiles, fileProblem } from './file-problem.ts'
import { nameOfFile } from './name-of-file.ts'

it('says of a camera view that it is too small, or of the wrong kind [PLC-02]', () => {
  expect(fileProblem({ name: 'front.jpg', width: 1919 }, 'view')).toBe('too-small')
  expect(fileProblem({ name: 'front.JPG', width: 1920 }, 'view')).toBeUndefined()
  expect(fileProblem({ name: 'front.docx', width: undefined }, 'view')).toBe('wrong-kind')
  expect(fileProblem({ name: 'front', width: undefined }, 'view')).toBe('wrong-kind')
})

it('takes drawings as plans, at any size', () => {
  expect(fileProblem({ name: 'R1-101.svg', width: 400 }, 'plan')).toBeUndefined()
  expect(fileProblem({ name: 'R1-101.svg', width: 400 }, 'view')).toBe('wrong-kind')
  expect(acceptedFiles('plan')).toContain('.svg')
  expect(fileProblem({ name: 'R1-101.PDF', width: undefined }, 'plan')).toBeUndefined()
  expect(fileProblem({ name: 'R1-101.pdf', width: undefined }, 'picture')).toBe('wrong-kind')
})

it('gives what a file shows a first name', () => {
  expect(nameOfFile('riva-one_front.jpg')).toBe('Riva one front')
  expect(nameOfFile('LL A reka final.jpg')).toBe('LL A reka')
  expect(nameOfFile('lamela-b_v3_4k_FINAL2.png')).toBe('Lamela b')
  expect(nameOfFile('render-01.jpg')).toBe('Render 01')
  expect(nameOfFile('šuma.png')).toBe('Šuma')
})
