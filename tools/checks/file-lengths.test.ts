import { expect, it } from 'vitest'
import { fileLengths, LONGEST_FILE } from './file-lengths.ts'

it(`no file is longer than ${LONGEST_FILE} lines`, () => {
  const files = fileLengths()
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter(({ lines }) => lines > LONGEST_FILE)).toEqual([])
})
