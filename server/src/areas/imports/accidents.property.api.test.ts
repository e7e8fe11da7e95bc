import { exportApartments } from '@belvedere/contract/calls/imports'
import { IMPORT_FIELDS } from '@belvedere/domain/imports/import-field'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { csvLines } from '../../platform/http/csv.ts'
import { logInAgain, RIVA } from '../../testing/identities.ts'
import { accidents, type ExportedList, edited, edits, struck } from '../../testing/import-accidents.ts'
import { inventoryOf } from '../../testing/import-inventory.ts'
import { listDesk } from '../../testing/list-desk.ts'
import { propertySize, tellTried } from '../../testing/properties.ts'
import { openStudio, type Studio } from '../../testing/studio.ts'

const RUNS = propertySize({ gate: { accidents: 8, edits: 4 }, deep: { accidents: 1_000, edits: 1_000 } })

let studio: Studio
let desk: ReturnType<typeof listDesk>
let types: { name: Readonly<Record<string, string>> }[]
beforeAll(async () => {
  studio = await openStudio()
  desk = listDesk(studio)
  types = await studio.server.owner
    .selectFrom('apartment_types')
    .where('project_id', '=', RIVA)
    .select('name')
    .execute()
})
afterAll(() => studio.close())

const cases = fc.record({
  building: fc.integer({ min: 1, max: 8 }),
  language: fc.constantFrom('en' as const, 'sr' as const),
})

type Case = { building: number; language: 'en' | 'sr' }

/** The product's own export of a building, cell by cell, with its head. */
async function exported({ building, language }: Case): Promise<{ head: string[]; list: ExportedList }> {
  const columns = [...IMPORT_FIELDS]
  await logInAgain(studio.server, studio.people)
  const there = await studio.server.owner
    .selectFrom('apartments')
    .where('building_id', '=', building)
    .select('id')
    .orderBy('id')
    .execute()
  const file = await studio.server.ask(
    exportApartments,
    { projectId: RIVA },
    {},
    studio.people.project_admin.headers,
    { format: 'csv', language, columns, ids: there.map(({ id }) => id) },
  )
  const delimiter = language === 'sr' ? ';' : ','
  const [head = [], ...rows] = parse(file.rawPayload, { delimiter, bom: true }) as string[][]
  return { head, list: { language, columns, rows } }
}

const written = (head: readonly string[], { rows, language }: ExportedList) =>
  csvLines([head, ...rows], language)

it('an accident on a fifth of the rows of an own export changes nothing unasked, in any column [IMP-07]', async () => {
  const before = await inventoryOf(studio.server)
  await fc.assert(
    fc.asyncProperty(cases, accidents(0.2, 1), async (drawn, accident) => {
      const { head, list } = await exported(drawn)
      const others = await exported({ ...drawn, building: (drawn.building % 8) + 1 })
      const after = struck(list, accident, others.list.rows)
      fc.pre(after !== undefined)
      const { id } = await desk.send(written(head, after))
      const { confirm } = await desk.look(id)
      await desk.make(id, { confirm })
      expect(await inventoryOf(studio.server)).toEqual(before)
    }),
    { numRuns: RUNS.accidents },
  )
  tellTried('accidents', RUNS.accidents)
}, 3_600_000)

it('honest edits in a tenth of the rows, prices up to 9.9 % and new rows among them, are made unasked, each of them [IMP-07]', async () => {
  await fc.assert(
    fc.asyncProperty(cases, edits, async (drawn, wanted) => {
      const { head, list } = await exported(drawn)
      const words = types.map(({ name }) => name[drawn.language === 'en' ? '1' : '2'] ?? '').filter(Boolean)
      const { list: after, changes } = edited(list, wanted, words)
      const { id } = await desk.send(written(head, after))
      const seen = await desk.look(id)
      expect(seen).toMatchObject({ heldColumns: [], guards: [], confirm: changes })
      await desk.make(id, { confirm: changes })
      expect((await exported(drawn)).list.rows).toEqual(after.rows)
      // Else the buildings would grow with each list.
      await studio.server.owner.deleteFrom('apartments').where('name', 'like', '%N').execute()
    }),
    { numRuns: RUNS.edits },
  )
  tellTried('honest edits', RUNS.edits)
}, 3_600_000)
