import { base64Bytes } from '@belvedere/domain/content/file-size'
import { tokensOf } from '@belvedere/domain/look/chosen-look'
import { saidOfError } from '@belvedere/domain/operations/said-of-error'
import { svgToOutlines } from '@belvedere/domain/outlines/svg'
import { canonicalPath } from '@belvedere/domain/screens/canonical-address'
import { describe, expect, it } from 'vitest'
import { checkWorkbook } from './imports/read-file/check-workbook.ts'

const LENGTH = 300_000
const noQuery = { get: () => null }

const asWorkbook = (sheet: string) =>
  checkWorkbook(
    new Map([
      ['xl/workbook.xml', Buffer.from('<workbook/>')],
      ['xl/worksheets/sheet1.xml', Buffer.from(sheet)],
    ]),
  )

/** What takes time by the square of the length takes minutes here. */
describe('a hostile text is read in time that grows with its length', () => {
  it.each<[what: string, read: (text: string) => unknown, piece: string]>([
    ['an address of slashes', (text) => canonicalPath(`/a${text}x`, noQuery), '/'],
    ['a stylesheet of dashes', tokensOf, '-'],
    ['a stylesheet of comments that never end', tokensOf, '/*'],
    [
      'a drawing of shapes that never end',
      (text) => svgToOutlines(`<svg viewBox="0 0 1 1">${text}`, new Set(), { width: 1, height: 1 }),
      '<path ',
    ],
    ['a file of padding', (text) => base64Bytes(`${text}x`), '='],
    ['a workbook of cells that never end', asWorkbook, '<c>'],
    ['a workbook of cells that never begin', asWorkbook, '<c '],
    ['an error that could be an address', saidOfError, 'a'],
    ['an error of open brackets', saidOfError, '('],
    ['an error of quotes', saidOfError, `"'\``],
    ['an error of digits and dashes', saidOfError, '1-'],
  ])('%s', (_, read, piece) => {
    const text = piece.repeat(LENGTH / piece.length)
    const begun = process.cpuUsage()
    read(text)
    const { user } = process.cpuUsage(begun)
    expect(user / 1000).toBeLessThan(2000)
  })
})
