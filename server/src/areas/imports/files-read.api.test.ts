import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sheetOf, workbookOf, workbookParts, zipOfParts } from '../../testing/crafted-workbook.ts'
import { listDesk } from '../../testing/list-desk.ts'
import { peakOfChildren } from '../../testing/peak-of-children.ts'
import { openStudio, type Studio } from '../../testing/studio.ts'

let studio: Studio
let desk: ReturnType<typeof listDesk>
beforeAll(async () => {
  studio = await openStudio()
  desk = listDesk(studio)
})
afterAll(() => studio.close())

type Read = { rows: number; numbers: string; text: { letters: string; separator: string } | null }

const big = (text: string) => Buffer.from(text, 'utf16le').swap16()

describe('a text file is read', () => {
  it.each([
    ['comma', ','],
    ['semicolon', ';'],
    ['tab', '\t'],
  ])('with a %s between its columns [IMP-01]', async (separator, sign) => {
    const read: Read = await desk.send(`Name${sign}Floor${sign}Rooms\nR1-101${sign}1${sign}3\n`)
    expect([read.text?.separator, read.rows]).toEqual([separator, 1])
  })

  it.each([
    ['with a mark', Buffer.concat([Buffer.from([0xfe, 0xff]), big('Name;Orijentacija\nR1-101;čć\n')])],
    ['without one', big('Name;Orijentacija\nR1-101;čć\n')],
  ])('in UTF-16 of the other order, %s [IMP-01]', async (_, bytes) => {
    const read: Read = await desk.send(bytes)
    expect([read.text?.letters, read.rows]).toEqual(['utf-16be', 1])
  })
})

describe('a number is read', () => {
  it.each([
    ['1.250,50', '2.300,75', 1250.5],
    ['1,250.50', '2,300.75', 1250.5],
    ['1250.5', '2300.75', 1250.5],
    ['€ 1 250', '€ 2 300', 1250],
  ])('as %s [IMP-01]', async (written, beside, number) => {
    for (const bytes of [
      Buffer.from(`Name;Area\nR1-101;${written}\nR1-102;${beside}\n`),
      workbookOf([
        ['Name', 'Area'],
        ['R1-101', written],
        ['R1-102', beside],
      ]),
    ]) {
      const { columns } = await desk.send(bytes)
      expect(columns[1]).toMatchObject({ field: 'area', reads: number, samples: [written, beside] })
    }
  })
})

describe('a file of 20,000 rows is read', () => {
  const rows = Array.from({ length: 20_000 }, (_, nth) => [`A-${nth}`, 100_000 + nth, 50])
  const head = ['Name', 'Price', 'Area']

  it.each([
    ['CSV', () => Buffer.from([head, ...rows].map((row) => row.join(',')).join('\n'))],
    ['XLSX', () => workbookOf([head, ...rows])],
  ])(
    'as %s [IMP-01]',
    async (_, file) => {
      const read: Read = await desk.send(file())
      expect(read.rows).toBe(20_000)
    },
    60_000,
  )
})

describe('what is a bomb is refused', () => {
  const HEAD = ['Name', 'Price']
  const NOTHING_MB = 200
  it.each([
    [
      'zeros that swell to 200 MB',
      () => zipOfParts({ ...workbookParts(sheetOf([HEAD])), 'xl/media/z.bin': Buffer.alloc(200 << 20) }),
    ],
    [
      'a sheet that swells to 200 MB',
      () => zipOfParts(workbookParts(`${sheetOf([HEAD])}${' '.repeat(200 << 20)}`)),
    ],
    [
      'a cell in the far corner',
      () =>
        zipOfParts(workbookParts(`${sheetOf([HEAD])}<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>`)),
    ],
  ])(
    'in little memory: %s [IMP-01]',
    async (_, file) => {
      const bytes = file()
      const own = process.memoryUsage().rss
      const peak = await peakOfChildren(async () => {
        const reply = await desk.ask.upload(bytes)
        expect([reply.statusCode, reply.json().errors[0].code]).toEqual([422, 'file-unsafe'])
      })
      const grown = Math.round((process.memoryUsage().rss - own) / 2 ** 20)
      console.log(`Refused within ${peak} MB beside, ${grown} MB here`)
      expect(peak).toBeGreaterThan(0)
      expect(peak).toBeLessThan(768)
      expect(grown).toBeLessThan(NOTHING_MB)
    },
    60_000,
  )
})
