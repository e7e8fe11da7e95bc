import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStudio, type Studio } from '../../testing/studio.ts'

const CHANGES = 1_000
const BUILDING = 1
/** One change in so many is made with a tag that was read earlier. */
const STALE_ONE_IN = 3

let studio: Studio
beforeAll(async () => {
  studio = await openStudio()
})
afterAll(() => studio.close())

type Building = { revision: number; name: { 1: string }; floors: number; order: number }

/** What an editor sets: each value is there only once, so that whatever is read says who wrote it. */
type Change = Partial<Pick<Building, 'name' | 'floors' | 'order'>>

type Accepted = { who: 'project_editor' | 'project_admin'; ifMatch: number; change: Change }

let nth = 0
function aChange(): Change {
  nth += 1
  const all: Change = { name: { 1: `Name ${nth}` }, floors: nth % 300, order: nth }
  const fields = (['name', 'floors', 'order'] as const).filter(() => Math.random() < 0.5)
  return Object.fromEntries(
    (fields.length > 0 ? fields : (['order'] as const)).map((field) => [field, all[field]]),
  )
}

/** Everything that anyone was told about the building, by its revision: two who hear of one revision hear the same. */
const told = new Map<number, string[]>()

function hear(building: Building): void {
  const { revision } = building
  told.set(revision, [...(told.get(revision) ?? []), JSON.stringify(plain(building))])
}

async function edit(who: Accepted['who'], times: number) {
  const accepted: Accepted[] = []
  const count = { accepted: 0, stale: 0, deliberatelyStale: 0, unasked: 0 }
  let read = (await studio.ask.get('buildings', BUILDING, who)).json().data.attributes
  let before = read
  for (let time = 0; time < times; time += 1) {
    const deliberate = Math.random() < 1 / STALE_ONE_IN && before.revision < read.revision
    const tag = deliberate ? before : read
    const change = aChange()
    const reply = await studio.ask.change('buildings', tag, change, who)
    if (deliberate) count.deliberatelyStale += 1
    if (reply.statusCode === 200) {
      if (deliberate) count.unasked += 1
      count.accepted += 1
      accepted.push({ who, ifMatch: tag.revision, change })
      before = read
      read = reply.json().data.attributes
      hear(read)
    } else {
      expect(reply.statusCode).toBe(412)
      count.stale += 1
      const { data, meta } = reply.json()
      expect(meta).toMatchObject({ changedBy: { id: expect.any(Number) }, changedAt: expect.any(String) })
      hear(data)
      before = read.revision < data.revision ? read : before
      read = data
    }
  }
  return { accepted, count }
}

it(`loses no update of two editors who change one building ${CHANGES} times, and no write in the record [AUT-03, AUT-04]`, async () => {
  const start = (await studio.ask.get('buildings', BUILDING)).json().data.attributes as Building
  hear(start)
  const since = await studio.latest()
  const began = performance.now()
  const editors = await Promise.all([edit('project_editor', CHANGES / 2), edit('project_admin', CHANGES / 2)])
  const took = performance.now() - began
  const accepted = editors.flatMap((editor) => editor.accepted)
  const sum = (name: keyof (typeof editors)[0]['count']) =>
    editors.reduce((total, { count }) => total + count[name], 0)
  console.info(
    `${CHANGES} changes by two editors in ${(took / 1_000).toFixed(1)} s: ${sum('accepted')} accepted, ` +
      `${sum('stale')} stale, of them ${sum('deliberatelyStale')} on purpose`,
  )
  expect(sum('deliberatelyStale')).toBeGreaterThan(CHANGES / 6)
  // No stale one was taken.
  expect(sum('unasked')).toBe(0)
  expect(sum('accepted') + sum('stale')).toBe(CHANGES)

  // One after another: no two were made from the same revision, and each raised it by one.
  const inOrder = accepted.toSorted((a, b) => a.ifMatch - b.ifMatch)
  expect(inOrder.map(({ ifMatch }) => ifMatch)).toEqual(
    Array.from(inOrder, (_, step) => start.revision + step),
  )

  // What each revision must say follows from the accepted writes alone.
  let state = plain(start)
  const states = new Map([[start.revision, JSON.stringify(state)]])
  for (const { ifMatch, change } of inOrder) {
    state = { ...state, ...change }
    states.set(ifMatch + 1, JSON.stringify(state))
  }
  for (const [revision, heard] of told)
    expect([revision, ...new Set(heard)]).toEqual([revision, states.get(revision)])
  const last = (await studio.ask.get('buildings', BUILDING)).json().data.attributes
  expect(last).toMatchObject({ ...state, revision: start.revision + accepted.length })

  // Each accepted write is one action of that user, with what it found and what it left.
  const recorded = await studio.server.owner
    .selectFrom('actions')
    .innerJoin('changes', 'changes.action_id', 'actions.id')
    .where('actions.project_id', '=', 1)
    .where('actions.id', '>', String(since))
    .where('table_name', '=', 'drafts')
    .select(['actions.id', 'actions.user_id', 'before', 'after'])
    .orderBy('actions.id')
    .execute()
  const actions = await studio.server.owner
    .selectFrom('actions')
    .where('id', '>', String(since))
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  expect(Number(actions.count)).toBe(accepted.length)
  const drafted = (fields: unknown) => ({ ...plain(start), ...(fields as Change) })
  expect(
    recorded.map(({ user_id, before, after }) => [
      user_id,
      drafted((before as { fields?: object } | null)?.fields),
      drafted((after as { fields?: object } | null)?.fields),
    ]),
  ).toEqual(
    inOrder.map(({ who, ifMatch }) => [
      studio.people[who].userId,
      JSON.parse(states.get(ifMatch) ?? ''),
      JSON.parse(states.get(ifMatch + 1) ?? ''),
    ]),
  )
}, 180_000)

const plain = ({ name, floors, order }: Building) => ({ name, floors, order })
