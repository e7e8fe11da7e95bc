import { exportApartments } from '@belvedere/contract/calls/imports'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RIVA } from '../../testing/identities.ts'
import { listDesk } from '../../testing/list-desk.ts'
import { openStudio, refusal, type Studio } from '../../testing/studio.ts'
import { readFile } from './read-file/read-file.ts'

let studio: Studio
let desk: ReturnType<typeof listDesk>
beforeAll(async () => {
  studio = await openStudio()
  desk = listDesk(studio)
})
afterAll(() => studio.close())

const RIVA_ONE = 1
/** Riva's own types by their ids. */
const [ONE_BEDROOM, TWO_BEDROOMS] = ['2', '3']

const HEAD = 'Stan;Struktura;Sprat;Neto površina;Orijentacija;Cena sa PDV-om;Status'
const list = (rows: readonly string[], head = HEAD) =>
  [
    'CENOVNIK;;;;;;',
    'Datum:;12.12.2026.;;;;;',
    head,
    ...rows,
    ';;;;;;',
    'UKUPNO;;;138,50;;516.000,00 €;',
  ].join('\n')

const ROWS = [
  'Z-901;Dvosoban;9;62,10;J/Z;236.000,00 €;Slobodan',
  'Z-902;Trosoban;9;76,40;S;280.000,00 €;U pregovoru',
]

const reading = async (id: number, body: Record<string, unknown>) =>
  (await desk.ask.read(id, body)).json().data.attributes

interface Word {
  readonly value: string
  readonly means: string | null
  readonly from: string
}
const wordsOf = ({ columns }: { columns: { field: string; words: Word[] }[] }, field: string) =>
  columns
    .find((column) => column.field === field)
    ?.words.map(({ value, means, from }) => [value, means, from])

describe('a list as offices have it', () => {
  it('says what it leaves out, takes money for the price, offers words, and asks for the building [IMP-08]', async () => {
    const read = await desk.send(list(ROWS))
    expect(read).toMatchObject({
      rows: 2,
      leftOut: [
        { row: 1, kind: 'title', says: 'CENOVNIK' },
        { row: 2, kind: 'title', says: 'Datum:' },
        { row: 7, kind: 'total', says: 'UKUPNO' },
      ],
      leftOutCount: 3,
      likelyPrice: null,
      newApartments: {
        count: 2,
        missing: [{ field: 'building', count: 2 }],
        buildings: [{ building: null, count: 2 }],
        rooms: [
          { type: 2, rooms: 2, count: 1 },
          { type: 3, rooms: 3, count: 1 },
        ],
      },
    })
    expect(read.columns[5]).toMatchObject({ field: 'price', reads: 236_000 })
    expect(wordsOf(read, 'type')).toEqual([
      ['Dvosoban', ONE_BEDROOM, 'offered'],
      ['Trosoban', TWO_BEDROOMS, 'offered'],
    ])
    expect(wordsOf(read, 'status')).toEqual([
      ['U pregovoru', 'pending-reservation', 'offered'],
      ['Slobodan', 'available', 'known'],
    ])
    const told = await reading(read.id, {
      forNew: { building: RIVA_ONE, rooms: { [TWO_BEDROOMS]: 4 } },
      meanings: { status: { slobodan: 'unavailable' } },
    })
    expect(told.newApartments).toMatchObject({ missing: [], rooms: [{ rooms: 2 }, { rooms: 4 }] })
    expect(wordsOf(told, 'status')).toContainEqual(['Slobodan', 'unavailable', 'told'])
  })

  it('takes what is offered for a word when it is told, and offers it for the next list, whatever its columns [IMP-08]', async () => {
    const { id } = await desk.send(list(ROWS))
    const untold = await desk.look(id)
    expect(untold.unread.map(({ says }: { says: string }) => says)).toEqual([
      'Dvosoban',
      'Trosoban',
      'U pregovoru',
    ])
    expect(untold.leftOut).toHaveLength(3)
    const decided = {
      meanings: { type: { dvosoban: ONE_BEDROOM, trosoban: '4' }, status: { 'u pregovoru': 'unavailable' } },
      forNew: { building: RIVA_ONE },
    }
    const { fresh, look, guards, heldColumns } = await desk.look(id, decided)
    expect(fresh.map(({ values }: { values: object }) => values)).toEqual([
      expect.objectContaining({ name: 'Z-901', building: 1, type: 2, rooms: 2, price: 236_000 }),
      expect.objectContaining({ name: 'Z-902', building: 1, type: 4, rooms: 4, status: 'unavailable' }),
    ])
    await desk.make(id, {
      ...decided,
      look,
      guards: guards.map(({ guard }: { guard: string }) => guard),
      confirmedColumns: heldColumns.map(({ field }: { field: string }) => field),
      confirm: 2,
    })
    const made = await studio.server.owner
      .selectFrom('apartments')
      .where('name', 'in', ['Z-901', 'Z-902'])
      .select(['name', 'building_id', 'apartment_type_id', 'rooms', 'status'])
      .orderBy('name')
      .execute()
    expect(made).toEqual([
      { name: 'Z-901', building_id: 1, apartment_type_id: 2, rooms: 2, status: 'available' },
      { name: 'Z-902', building_id: 1, apartment_type_id: 4, rooms: 4, status: 'unavailable' },
    ])
    const other = await desk.send(list(ROWS, `${HEAD.replace('Sprat', 'Etaža')}`))
    expect(other.remembered).toBeNull()
    expect(wordsOf(other, 'type')).toEqual([
      ['Dvosoban', ONE_BEDROOM, 'offered'],
      ['Trosoban', '4', 'offered'],
    ])
    expect(wordsOf(other, 'status')?.[0]).toEqual(['U pregovoru', 'unavailable', 'offered'])
    const same = await desk.send(list(ROWS))
    expect(same.remembered).toBe('list.csv')
    expect(wordsOf(same, 'type')?.[1]).toEqual(['Trosoban', '4', 'told'])
  })

  it('says which column seems to be the price where none is taken for it, to those who may set one [IMP-08]', async () => {
    const { id } = await desk.send('Stan;Iznos\nR1-101;"362.000,00 €"\nR1-102;"237.500,00 €"\n')
    expect(await reading(id, { columns: ['name', null] })).toMatchObject({ likelyPrice: 1 })
    const asEditor = await desk.ask.read(id, { columns: ['name', null] }, 'project_editor')
    expect(asEditor.json().data.attributes.likelyPrice).toBeNull()
  })

  it('refuses what nothing new can have [IMP-08]', async () => {
    const { id } = await desk.send(list(ROWS))
    for (const forNew of [{ floor: 301 }, { rooms: { 2: -1 } }, { colour: 1 }])
      expect(refusal(await desk.ask.check(id, { forNew }))).toEqual([400, 'invalid-input'])
  })
})

describe('a template', () => {
  it.each([
    ['en', ['Name', 'Type', 'Price'], 'Type: Studio, One bedroom'],
    ['sr', ['Oznaka stana', 'Struktura', 'Cena'], 'Struktura: Garsonjera, Jedna spavaća soba'],
  ] as const)(
    'in %s has the names of the columns, and the words that may stand in them [IMP-08]',
    async (language, head, words) => {
      const columns = ['name', 'type', 'price']
      const headers = studio.people.project_admin.headers
      const file = await studio.server.ask(exportApartments, { projectId: RIVA }, {}, headers, {
        format: 'xlsx',
        ids: [],
        columns,
        language,
      })
      expect(file.statusCode).toBe(200)
      const { sheets } = await readFile(file.rawPayload, {})
      expect(sheets[0]?.rows).toEqual([[...head]])
      expect(String(sheets[1]?.rows[0]?.[0])).toContain(words)
      // Nobody has filled it in yet.
      expect(refusal(await desk.ask.upload(file.rawPayload, 'template.xlsx'))).toEqual([422, 'no-table'])
    },
  )
})
