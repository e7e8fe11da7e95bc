import { listImports } from '@belvedere/contract/calls/imports'
import { changeProject } from '@belvedere/contract/calls/staff-projects'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RIVA } from '../../testing/identities.ts'
import { listDesk } from '../../testing/list-desk.ts'
import { openStudio, refusal, type Studio } from '../../testing/studio.ts'

let studio: Studio
let desk: ReturnType<typeof listDesk>
beforeAll(async () => {
  studio = await openStudio()
  desk = listDesk(studio)
})
afterAll(() => studio.close())

const apartment = (id: number) => studio.get('apartments', id)

describe('a list that comes in', () => {
  it('is shown as it was recognised, with samples of its own [IMP-01]', async () => {
    const list =
      'Oznaka stana;Neto površina (m²);Cena sa PDV (EUR);Stanje;Napomena\n' +
      'R1-101;82,40;371.250,50;Slobodan;čeka kredit\nR1-102;56,10;237.500,00;Prodat;\nR1-103;56,10;1.234;Opcija;\n'
    const read = await desk.send(Buffer.from(list))
    expect(read).toMatchObject({
      rows: 3,
      text: { letters: 'utf-8', separator: 'semicolon', sample: expect.stringContaining('č') },
      numbers: 'comma',
      known: 3,
      fresh: 0,
      remembered: null,
      timeZone: 'Europe/Belgrade',
    })
    expect(read.columns.map(({ field, reads }: { field: string; reads: unknown }) => [field, reads])).toEqual(
      [
        ['name', 'R1-101'],
        ['area', 82.4],
        ['price', 371_251],
        ['status', 'available'],
        [null, null],
      ],
    )
    expect(read.columns[2].samples).toEqual(['371.250,50', '237.500,00', '1.234'])
    expect(read.columns[3]).toMatchObject({
      values: { known: 2, all: 3 },
      unknown: [{ value: 'Opcija', folded: 'opcija', rows: 1 }],
    })
  })

  it('can be read otherwise than it was recognised [IMP-01]', async () => {
    const { id } = await desk.send('Name,Area\nR1-101,1.234\n')
    const reads = async (body: object) => {
      const reply = await desk.ask.read(id, { columns: ['name', 'area'], ...body })
      return reply.json().data.attributes.columns[1].reads
    }
    expect([await reads({}), await reads({ numbers: 'comma' })]).toEqual([1.234, 1234])
  })

  it('tells what an unknown word means, and leaves those rows as they are if told so [IMP-02]', async () => {
    const { id } = await desk.send('Name,Status\nR1-101,Opcija\n')
    const untold = await desk.look(id)
    expect(untold.unread).toEqual([
      { row: 2, column: 2, field: 'status', says: 'Opcija', problem: 'unknown-value' },
    ])
    const told = await desk.look(id, { meanings: { status: { opcija: 'unavailable' } } })
    expect(told.changed).toEqual([
      expect.objectContaining({ field: 'status', before: 'available', after: 'unavailable' }),
    ])
    const left = await desk.look(id, { meanings: { status: { opcija: null } } })
    expect([left.changed, left.unread]).toEqual([[], []])
  })

  it('needs a column that is the name, and no field twice [IMP-02]', async () => {
    const { id } = await desk.send('Name,Floor,Storey\nR1-101,1,1\n')
    expect(refusal(await desk.ask.check(id, { columns: [null, 'floor', null] }))).toEqual([
      422,
      'columns-unclear',
    ])
    expect(refusal(await desk.ask.check(id, { columns: ['name', 'floor', 'floor'] }))).toEqual([
      422,
      'columns-unclear',
    ])
  })

  it('gives editors neither price nor status as fields [IMP-02]', async () => {
    const reply = await desk.ask.upload('Name,Price,Floor\nR1-101,1000,1\n', 'list.csv', 'project_editor')
    const { id, fields, columns } = reply.json().data.attributes
    expect(fields).not.toContain('price')
    expect(fields).not.toContain('status')
    expect(columns[1].field).toBeNull()
    const asked = await desk.ask.check(id, { columns: ['name', 'price', 'floor'] }, 'project_editor')
    expect(refusal(asked)).toEqual([403, 'forbidden'])
  })

  it('is forgotten with its prices when it is decided about [IMP-04]', async () => {
    const { id } = await desk.send('Name,Floor\nR1-101,1\n')
    await desk.make(id, { confirm: 0 })
    expect(
      await studio.server.owner.selectFrom('import_files').where('import_id', '=', id).selectAll().execute(),
    ).toEqual([])
    expect(refusal(await desk.ask.apply(id, { confirm: 0 }))).toEqual([409, 'too-late'])
    expect(refusal(await desk.ask.check(id, {}))).toEqual([409, 'too-late'])
  })
})

describe('columns', () => {
  it('are remembered for the next file with the same header [IMP-02]', async () => {
    const header = 'Stan;Iznos;Opis\n'
    const first = await desk.send(`${header}R1-105;350.000,00;x\n`, 'november.csv')
    expect(first.columns.map(({ field }: { field: string }) => field)).toEqual(['name', null, null])
    const columns = ['name', 'price', null]
    const { confirm } = await desk.look(first.id, { columns })
    await desk.make(first.id, { columns, confirm })
    const next = await desk.send(`${header}R1-106;350.000,00;y\n`, 'december.csv')
    expect(next.remembered).toBe('november.csv')
    expect(next.columns.map(({ field }: { field: string }) => field)).toEqual(['name', 'price', null])
    const without = await desk.ask.read(next.id, { forget: true })
    expect(without.json().data.attributes).toMatchObject({ remembered: null })
    const other = await desk.send('Stan;Iznos\nR1-105;350.000,00\n')
    expect(other.remembered).toBeNull()
  })
})

describe('changes', () => {
  it('are made as one action, by nobody but who confirmed how many they are [IMP-04]', async () => {
    const [one, two] = [await apartment(1001), await apartment(1005)]
    const list = `Name,Price,Floor\n${one.name},${Number(one.price) + 1_000},1\n${two.name},${Number(two.price) - 500},1\n`
    const { id } = await desk.send(list)
    const seen = await desk.look(id)
    expect(seen).toMatchObject({ confirm: 2, unchanged: 0, guards: [], missing: expect.any(Array) })
    expect(seen.missing).toHaveLength(826)
    expect(refusal(await desk.ask.apply(id, { confirm: 3 }))).toEqual([409, 'confirmation-required'])
    expect((await apartment(1001)).price).toBe(one.price)
    const before = await studio.latest()
    const done = await desk.make(id, { confirm: 2 })
    expect(done).toMatchObject({
      state: 'applied',
      changes: 2,
      leftOut: 0,
      actionId: before + 1,
      undone: false,
    })
    expect([(await apartment(1001)).price, (await apartment(1005)).price]).toEqual([
      Number(one.price) + 1_000,
      Number(two.price) - 500,
    ])
    // Prices keep their history: each with who and when, before and after.
    const { kind, userId } = studio.attributes(await studio.ask.action(done.actionId, 'project_admin'))
    expect([kind, userId]).toEqual(['import', studio.people.project_admin.userId])
    expect(await studio.rowsOf(done.actionId, 'project_admin')).toContainEqual({
      id: expect.any(Number),
      table: 'apartment_prices',
      key: '1001',
      name: one.name,
      before: { price: one.price },
      after: { price: Number(one.price) + 1_000 },
    })
  })

  it('of the same file again are none, and leave no trace [IMP-05]', async () => {
    const one = await apartment(1001)
    const list = `Name,Price,Floor\n${one.name},${Number(one.price) + 700},1\n`
    await desk.make((await desk.send(list)).id, { confirm: 1 })
    const before = await studio.latest()
    const { id } = await desk.send(list)
    expect(await desk.look(id)).toMatchObject({ changed: [], fresh: [], unchanged: 1, confirm: 0 })
    expect(await desk.make(id, { confirm: 0 })).toMatchObject({
      state: 'applied',
      changes: 0,
      actionId: null,
    })
    expect(await studio.latest()).toBe(before)
  })

  it('can be undone as a whole; what was changed since stays [IMP-05]', async () => {
    const ids = [1010, 1011, 1012]
    const before = await Promise.all(ids.map(apartment))
    const rows = before.map(({ name, price }) => `${name},${Number(price) + 2_000},9`)
    const { id } = await desk.send(`Name,Price,Floor\n${rows.join('\n')}\n`)
    const { confirm } = await desk.look(id)
    const { actionId } = await desk.make(id, { confirm, guards: ['median'] })
    const { revision } = await apartment(1012)
    await studio.save('apartments', [{ id: 1012, revision, price: 123_456 }], 'project_admin')
    expect(refusal(await studio.ask.undo(actionId, { who: 'project_admin' }))).toEqual([
      409,
      'confirmation-required',
    ])
    studio.attributes(await studio.ask.undo(actionId, { who: 'project_admin', confirm: 1 }))
    const after = await Promise.all(ids.map(apartment))
    expect(after.map(({ price, floor }) => [price, floor])).toEqual([
      [before[0]?.price, before[0]?.floor],
      [before[1]?.price, before[1]?.floor],
      [123_456, before[2]?.floor],
    ])
    const [listed] = (
      await studio.server.ask(listImports, { projectId: RIVA }, {}, studio.people.sales_agent.headers)
    ).json().data
    expect(listed.attributes).toMatchObject({ id, undone: true })
  })

  it('that are held back are not made until each is confirmed [IMP-03]', async () => {
    const [one, two] = [await apartment(1021), await apartment(1022)]
    const list = `Name,Price,Area\n${one.name},${Number(one.price) * 10},${one.area}\n${two.name},${two.price},${Number(two.area) + 3}\n`
    const { id } = await desk.send(list)
    const seen = await desk.look(id)
    expect(seen.changed).toMatchObject([
      {
        id: '2.price',
        held: ['ten-times', 'price-per-area'],
        percent: 900,
        row: 2,
        says: String(Number(one.price) * 10),
      },
      { id: '3.area', held: ['area'] },
    ])
    expect(seen.confirm).toBe(0)
    await desk.make(id, { confirmed: ['3.area'], confirm: 1 })
    expect([(await apartment(1021)).price, (await apartment(1022)).area]).toEqual([
      one.price,
      Number(two.area) + 3,
    ])
  })

  it('hold to the limit of the project [IMP-03]', async () => {
    const one = await apartment(1030)
    const { id } = await desk.send(`Name,Price\n${one.name},${Math.round(Number(one.price) * 1.02)}\n`)
    const admin = studio.people.project_admin.headers
    const heldAt = async (importLimitPercent: number) => {
      const headers = await studio.server.knowing('projects', RIVA, admin)
      const body = { settings: { importLimitPercent } }
      expect(await studio.server.status(changeProject, { id: RIVA }, {}, headers, body)).toBe(200)
      return (await desk.look(id)).changed[0].held
    }
    expect([await heldAt(1), await heldAt(10)]).toEqual([['price-limit'], []])
  })

  it('never contradict a claim, whoever confirms them [IMP-03, ENT-03]', async () => {
    const claimed = await studio.server.owner
      .selectFrom('claims')
      .innerJoin('apartments', 'apartments.id', 'claims.apartment_id')
      .where('claims.project_id', '=', RIVA)
      .where('ended_at', 'is', null)
      .where('apartments.status', '=', 'reserved')
      .select('apartments.name')
      .executeTakeFirstOrThrow()
    const sold = await studio.server.owner
      .selectFrom('apartments')
      .where('project_id', '=', RIVA)
      .where('status', '=', 'sold')
      .select('name')
      .executeTakeFirstOrThrow()
    const { id } = await desk.send(`Name,Status\n${claimed.name},Available\n${sold.name},Available\n`)
    const { changed } = await desk.look(id)
    expect(changed.map(({ refused }: { refused: string }) => refused)).toEqual(['claimed', 'sold-stays'])
    expect(refusal(await desk.ask.apply(id, { confirmed: ['2.status', '3.status'], confirm: 2 }))).toEqual([
      409,
      'confirmation-required',
    ])
  })

  it('make new apartments, which come out with their building; in one that is out they are drafts [IMP-03]', async () => {
    const { id: buildingId } = await studio.add('buildings', { name: { 1: 'Annexe' }, masterplanId: 2 })
    const facts = { buildingId, apartmentTypeId: 2, floor: 1, rooms: 2, area: 50 }
    await studio.save(
      'apartments',
      [{ ...facts, name: 'AN-1', status: 'available', price: 200_000 }],
      'project_admin',
    )
    const { id } = await desk.send(
      `Name,Building,Type,Floor,Area,Price,Status
       AN-2,Annexe,One bedroom,2,51,204.000,Slobodan
       AN-3,Annexe,One bedroom,2,51,204.000,Prodat
       AN-4,Annexe,One bedroom,2,51,204.000,Rezervisan
       R1-999,Riva One,One bedroom,2,51,204.000,Slobodan`,
    )
    const seen = await desk.look(id, { numbers: 'comma' })
    expect(seen.fresh).toMatchObject([
      { id: '2.new', name: 'AN-2', values: { building: buildingId, rooms: 2, price: 204_000 } },
      { name: 'AN-3', refused: null },
      { name: 'AN-4', refused: null },
      { name: 'R1-999', values: { building: 1 } },
    ])
    expect(seen.guards).toMatchObject([{ guard: 'unknown-names' }])
    await desk.make(id, { numbers: 'comma', guards: ['unknown-names'], confirm: 4 })
    const listed = await studio.ask.list('apartments', { 'filter[buildingId]': buildingId }, 'project_admin')
    const rows = listed.json().data.map(({ attributes }: { attributes: object }) => attributes)
    expect(rows).toMatchObject([
      { name: 'AN-1' },
      { name: 'AN-2', publish: true, status: 'available', price: 204_000, rooms: 2 },
      { name: 'AN-3', publish: true, status: 'sold' },
      { name: 'AN-4', publish: true, status: 'reserved' },
    ])
    const claims = studio.server.owner.selectFrom('claims').where('apartment_id', '=', rows[3].id)
    expect(await claims.select(['kind', 'buyer', 'ended_at']).execute()).toEqual([
      { kind: 'reservation', buyer: '', ended_at: null },
    ])
    const besides = studio.server.owner.selectFrom('apartments').where('name', '=', 'R1-999')
    expect(await besides.select('publish').execute()).toEqual([{ publish: false }])
    expect((await studio.get('buildings', buildingId)).floors).toBe(2)
  })
})
