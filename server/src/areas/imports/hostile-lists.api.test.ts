import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sheetOf, workbookOf, workbookParts, zipOfParts } from '../../testing/crafted-workbook.ts'
import { listDesk } from '../../testing/list-desk.ts'
import { openStudio, type Studio } from '../../testing/studio.ts'

let studio: Studio
let desk: ReturnType<typeof listDesk>
beforeAll(async () => {
  studio = await openStudio()
  desk = listDesk(studio)
})
afterAll(() => studio.close())

const serbian =
  'Oznaka stana;Struktura;Cena\nR1-101;Dve spavaće sobe;362.000\nR1-102;Četiri spavaće sobe;237.500\n'

/** What windows-1250 has of it. */
const in1250 = (text: string) =>
  Buffer.from(
    [...text].map(
      (letter) => ({ ć: 0xe6, Č: 0xc8, č: 0xe8, š: 0x9a, ž: 0x9e })[letter] ?? letter.charCodeAt(0),
    ),
  )

const cyrillic = 'Ознака стана;Цена\nR1-101;362.000\nНапомена о ценама и спратовима;\n'
const in1251 = (text: string) =>
  Buffer.from(
    [...text].map((letter) => {
      const code = letter.codePointAt(0) ?? 0
      return code >= 0x410 && code <= 0x44f ? code - 0x410 + 0xc0 : code
    }),
  )

type Read = {
  rows: number
  columns: { header: string; field: string | null; reads: unknown }[]
  text: { letters: string; separator: string } | null
  known: number
}

const HEAD = ['Name', 'Price', 'Area']
const reads = ({ columns }: Read) => columns.map((column) => column.reads)

describe('of sixteen hostile files each is read right', () => {
  it.each<[string, () => Buffer, (read: Read) => unknown, unknown]>([
    [
      '1: windows-1250 without a mark',
      () => in1250(serbian),
      (read) => [read.text?.letters, ...reads(read)],
      ['windows-1250', 'R1-101', 3, 362_000],
    ],
    [
      '2: windows-1251, all Cyrillic',
      () => in1251(cyrillic),
      (read) => [read.text?.letters, read.known, ...reads(read)],
      ['windows-1251', 1, 'R1-101', 362_000],
    ],
    [
      '3: UTF-16 with its mark',
      () => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(serbian, 'utf16le')]),
      (read) => [read.text?.letters, ...reads(read)],
      ['utf-16le', 'R1-101', 3, 362_000],
    ],
    [
      '4: UTF-16 without one',
      () => Buffer.from(serbian, 'utf16le'),
      (read) => [read.text?.letters, ...reads(read)],
      ['utf-16le', 'R1-101', 3, 362_000],
    ],
    [
      '5: UTF-8 with a mark, tabs, and breaks within quotes',
      () => Buffer.from('\ufeffName\tNote\tPrice\r\nR1-101\t"two\r\nlines; and, more"\t362,000\r\n'),
      (read) => [read.rows, read.text?.separator, ...reads(read)],
      [1, 'tab', 'R1-101', null, 362_000],
    ],
    [
      '6: merged captions over the names',
      () => workbookOf([['Price list', '', ''], ['Apartment', '', 'Money'], HEAD, ['R1-101', 362_000, 82.4]]),
      reads,
      ['R1-101', 362_000, 82.4],
    ],
    [
      '7: hidden rows, which are part of the list',
      () => workbookOf([HEAD, ['R1-101', 362_000, 82.4], ['R1-102', 1, 56.1]], { 3: 'hidden="1"' }),
      (read) => read.rows,
      2,
    ],
    [
      '8: formulas by the values that they had',
      () => workbookOf([HEAD, ['R1-101', '<c><f>B9*1.2</f><v>362000</v></c>', 82.4]]),
      reads,
      ['R1-101', 362_000, 82.4],
    ],
    [
      '9: names with leading zeros',
      () => workbookOf([HEAD, ['007', 362_000, 82.4], ['<c><v>8</v></c>', 1_000, 40]]),
      reads,
      ['007', 362_000, 82.4],
    ],
  ])(
    '%s [IMP-01]',
    async (_, file, seen, expected) => {
      const read: Read = await desk.send(file(), 'list.bin')
      expect(seen(read)).toEqual(expected)
    },
    30_000,
  )

  it('10: a date where a price should be is told by row and column, and no price [IMP-01]', async () => {
    const { id } = await desk.send(workbookOf([HEAD, ['R1-101', '<c s="1"><v>46357</v></c>', 82.4]]))
    expect(await desk.look(id)).toMatchObject({
      changed: [],
      unread: [{ row: 2, column: 2, field: 'price', problem: 'date' }],
    })
  })
})

/** As no spreadsheet writes them, and as the parser reads them all the same. */
const FAR_CORNERS = [
  ['in single quotes', "<row r='1048576'><c r='XFD1048576'><v>1</v></c></row>"],
  ['in small letters', '<row r="20000"><c r="xfd20000"><v>1</v></c></row>'],
  ['in entities', '<row r="20000"><c r="&#88;FD20000"><v>1</v></c></row>'],
  ['with more letters than there are columns', '<row r="2"><c r="ZZZZZZZZZ2"><v>1</v></c></row>'],
  ['in a row beyond the last', '<row r="999999999999"><c r="A999999999999"><v>1</v></c></row>'],
  ['in a row without cells', '<row r="9999999"></row>'],
  ['with a prefix', '<x:row xmlns:x="x" r="1048576"><x:c r="XFD1048576"><x:v>1</x:v></x:c></x:row>'],
] as const

describe('or is refused, with where and why:', () => {
  const far = `${sheetOf([HEAD])}<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>`
  const laughs = '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>'
  const bomb = () => ({
    ...workbookParts(sheetOf([HEAD])),
    'xl/media/zeros.bin': Buffer.alloc(200 * 1024 * 1024),
  })

  it.each<[string, () => Buffer, number, string, object]>([
    [
      '11: a formula that nobody has worked out',
      () => workbookOf([HEAD, ['R1-101', '<c><f>B9*1.2</f></c>', 82.4]]),
      422,
      'cell-unreadable',
      { sheet: 'sheet1', row: 2, column: 2 },
    ],
    ['12: a zip that swells to 200 MB', () => zipOfParts(bomb()), 422, 'file-unsafe', {}],
    ['13: a cell in the far corner', () => zipOfParts(workbookParts(far)), 422, 'file-unsafe', {}],
    ...FAR_CORNERS.map(([how, row]): [string, () => Buffer, number, string, object] => [
      `a cell in the far corner, ${how}`,
      () => zipOfParts(workbookParts(`${sheetOf([HEAD])}${row}`)),
      422,
      'file-unsafe',
      {},
    ]),
    [
      'a far corner on a sheet in another folder',
      () => {
        const { 'xl/worksheets/sheet1.xml': sheet = '', ...others } = workbookParts(far)
        const rels = 'xl/_rels/workbook.xml.rels'
        return zipOfParts({
          ...others,
          [rels]: String(others[rels]).replace('worksheets/sheet1.xml', 'elsewhere/sheet1.dat'),
          'xl/elsewhere/sheet1.dat': sheet,
        })
      },
      422,
      'file-unsafe',
      {},
    ],
    [
      '14: entities that stand for entities',
      () =>
        zipOfParts({
          ...workbookParts(sheetOf([HEAD])),
          'xl/sharedStrings.xml': `<?xml version="1.0"?>${laughs}<sst/>`,
        }),
      422,
      'file-unsafe',
      {},
    ],
    [
      '15: a web page that calls itself a list',
      () => Buffer.from('<html><table><tr><td>Name</td><td>Price</td></tr></table></html>'),
      415,
      'file-type-refused',
      {},
    ],
    [
      '16: a quote that never ends',
      () => Buffer.from(`Name,Price\nR1-101,"362000\n${'x'.repeat(500_000)}`),
      422,
      'cell-unreadable',
      {},
    ],
    [
      'a zip that lies about its sizes',
      () => zipOfParts(workbookParts(sheetOf([HEAD])), { says: 10 }),
      422,
      'file-broken',
      {},
    ],
    ['half a zip', () => workbookOf([HEAD, ['R1-101', 1, 2]]).subarray(0, 400), 422, 'file-broken', {}],
    [
      'a picture',
      () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0, 1, 2, 3, 4]),
      415,
      'file-type-refused',
      {},
    ],
    [
      'a letter, which is no table',
      () => Buffer.from('Dear all,\nplease find the list attached.\n'),
      422,
      'no-table',
      {},
    ],
    [
      'more than 20,000 rows',
      () => Buffer.from(`Name,Floor\n${'A-1,1\n'.repeat(20_001)}`),
      422,
      'too-many-rows',
      { rows: expect.any(Number) },
    ],
  ])(
    '%s [IMP-01]',
    async (_, file, status, code, spot) => {
      const bytes = file()
      const began = performance.now()
      const reply = await desk.ask.upload(bytes)
      expect([reply.statusCode, reply.json().errors[0].code]).toEqual([status, code])
      expect(reply.json().meta ?? {}).toMatchObject(spot)
      expect(performance.now() - began).toBeLessThan(20_000)
    },
    40_000,
  )

  it('a file of more than 20 MB [IMP-01]', async () => {
    const reply = await desk.ask.upload(Buffer.alloc(21 * 1024 * 1024, 'a'))
    expect([reply.statusCode, reply.json().errors[0].code]).toEqual([413, 'file-too-large'])
  }, 30_000)
})
