import { expect, it } from 'vitest'
import { checkPictureSize } from './picture-limits.ts'

const MAX = 100e6
const facts = {
  format: 'jpeg',
  width: 10_000,
  height: 10_000,
  channels: 3,
  depth: 'uchar',
  isProgressive: false,
} as const

it('takes a picture up to the limit that goes line by line', () => {
  expect(() => checkPictureSize(facts, MAX)).not.toThrow()
})

it.each([
  ['of a row more', { ...facts, height: 10_001 }],
  ['of 900 megapixels', { ...facts, width: 30_000, height: 30_000 }],
  ['with a side too long for a line', { ...facts, width: 90_000_000, height: 1 }],
  ['that is progressive', { ...facts, isProgressive: true }],
  ['in WebP', { ...facts, format: 'webp' as const }],
  ['in AVIF', { ...facts, format: 'heif' as const }],
  ['that lies on its side', { ...facts, orientation: 6 }],
  ['of which nothing is known', { ...facts, format: 'webp' as const, depth: 'dpcomplex' as const }],
])('refuses one %s', (_, wrong) => {
  expect(() => checkPictureSize(wrong, MAX)).toThrow(expect.objectContaining({ code: 'picture-too-large' }))
})

it.each([
  ['progressive', { ...facts, width: 4000, height: 4000, isProgressive: true }],
  ['WebP', { ...facts, format: 'webp' as const, width: 4000, height: 4000 }],
  ['AVIF', { ...facts, format: 'heif' as const, width: 3840, height: 2160 }],
  ['lying', { ...facts, width: 6000, height: 4000, orientation: 6 }],
])('takes a common one that is %s', (_, right) => {
  expect(() => checkPictureSize(right, MAX)).not.toThrow()
})
