import { expect, it } from 'vitest'
import { base64Bytes, formatFileSize } from './file-size.ts'

it.each([
  [0, '0 Bytes'],
  [1023, '1023 Bytes'],
  [1024, '1 KB'],
  [5625, '5 KB'],
  [1_047_000, '1022 KB'],
  [1_048_575, '1.0 MB'],
  [1_048_576, '1.0 MB'],
  [7_654_321, '7.3 MB'],
] as const)('shows %i bytes as %s [DWN-01]', (bytes, size) => {
  expect(formatFileSize(bytes, 'en')).toBe(size)
})

it('writes the decimals of a size as the language does [DWN-01] [STU-09]', () => {
  expect(formatFileSize(7_654_321, 'sr-Latn')).toBe('7,3 MB')
})

it('knows how much a base64 data string holds, with its head or without, whatever its padding [DWN-01]', () => {
  for (let length = 0; length < 50; length++) {
    const base64 = 'YWFh'.repeat(Math.floor(length / 3)) + ['', 'YQ==', 'YWE='][length % 3]
    expect(base64Bytes(base64)).toBe(length)
    expect(base64Bytes(`data:image/png;base64,${base64}`)).toBe(length)
  }
})
