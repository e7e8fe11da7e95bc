import { exportApartments } from '@belvedere/contract/calls/imports'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RIVA } from '../../testing/identities.ts'
import { listDesk } from '../../testing/list-desk.ts'
import { openStudio, type Studio } from '../../testing/studio.ts'
import { openZip } from './read-file/open-zip.ts'

const COLUMNS = [
  'name',
  'building',
  'type',
  'floor',
  'rooms',
  'area',
  'balconyArea',
  'orientation',
  'levels',
  'price',
  'status',
]

let studio: Studio
let desk: ReturnType<typeof listDesk>
let ids: number[]
beforeAll(async () => {
  studio = await openStudio()
  desk = listDesk(studio)
  const rows = await studio.server.owner
    .selectFrom('apartments')
    .where('project_id', '=', RIVA)
    .select('id')
    .orderBy('id')
    .execute()
  ids = rows.map(({ id }) => id)
})
afterAll(() => studio.close())

const exported = (body: object, who: 'project_admin' | 'sales_agent' = 'project_admin') =>
  studio.server.ask(exportApartments, { projectId: RIVA }, {}, studio.people[who].headers, {
    columns: COLUMNS,
    ids,
    ...body,
  })

describe('what is seen goes out', () => {
  it.each([
    ['csv', 'en'],
    ['csv', 'sr'],
    ['xlsx', 'en'],
    ['xlsx', 'sr'],
  ])(
    'as %s in %s, and comes back in unchanged [APT-03]',
    async (format, language) => {
      const file = await exported({ format, language })
      expect(file.statusCode).toBe(200)
      const { id, columns, known } = await desk.send(file.rawPayload, `apartments.${format}`)
      expect(columns.map(({ field }: { field: string }) => field)).toEqual(COLUMNS)
      expect(known).toBe(ids.length)
      expect(await desk.look(id)).toMatchObject({
        changed: [],
        fresh: [],
        missing: [],
        unread: [],
        unchanged: ids.length,
      })
    },
    30_000,
  )

  it('in the rows and columns that are shown, in their order [APT-03]', async () => {
    const [second = 0, first = 0] = ids
    const file = await exported({ format: 'csv', ids: [first, second], columns: ['price', 'name'] })
    const one = await studio.get('apartments', first)
    const two = await studio.get('apartments', second)
    expect(file.payload).toBe(`\ufeffPrice,Name\r\n${one.price},${one.name}\r\n${two.price},${two.name}\r\n`)
    expect(file.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="apartments-1.csv"',
      'cache-control': expect.stringContaining('no-store'),
    })
  })

  it('with what a sheet would take for a formula as text, which comes back as it was [IMP-01, APT-03]', async () => {
    const facts = { buildingId: 1, apartmentTypeId: 1, floor: -1, rooms: 1, area: 50 }
    const names = ['=1+1', '+381', '-5', '@sum']
    const made = await studio.save(
      'apartments',
      names.map((name) => ({ ...facts, name })),
    )
    const columns = ['name', 'building', 'floor']
    const csv = await exported({ format: 'csv', ids: made, columns })
    expect(csv.payload.split('\r\n').slice(1, 5)).toEqual([
      "'=1+1,Riva One,-1",
      "'+381,Riva One,-1",
      "'-5,Riva One,-1",
      "'@sum,Riva One,-1",
    ])
    const xlsx = await exported({ format: 'xlsx', ids: made, columns })
    for (const { rawPayload } of [csv, xlsx]) {
      const { id } = await desk.send(rawPayload)
      expect(await desk.look(id)).toMatchObject({ changed: [], fresh: [], unchanged: 4 })
    }
    const sheets = [...openZip(xlsx.rawPayload)].map(([, content]) => content.toString())
    expect(sheets.filter((sheet) => sheet.includes('=1+1'))).not.toEqual([])
    expect(sheets.filter((sheet) => /<f[\s>]/.test(sheet))).toEqual([])
  })

  it('and whoever takes it along is on record [APT-03, SEC-05]', async () => {
    await exported({ format: 'csv' }, 'sales_agent')
    const event = await studio.server.owner
      .selectFrom('security_events')
      .where('user_id', '=', studio.people.sales_agent.userId)
      .select(['kind', 'details'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(event).toEqual({ kind: 'export', details: { projectId: RIVA, name: 'apartments.csv' } })
  })
})
