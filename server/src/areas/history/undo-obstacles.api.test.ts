import { changePerson, removePerson } from '@belvedere/contract/calls/people'
import { ROLES } from '@belvedere/domain/accounts/roles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAccount } from '../../testing/accounts.ts'
import { RIVA } from '../../testing/identities.ts'
import { actionOf, freeApartments, openStudio, refusal, type Studio } from '../../testing/studio.ts'

let studio: Studio
let free: () => Promise<number>
const done = (work: () => Promise<unknown>) => actionOf(studio, work)
beforeAll(async () => {
  studio = await openStudio()
  free = await freeApartments(studio)
})
afterAll(() => studio.close())

type Kind = Parameters<Studio['ask']['remove']>[0]

/** Deletes something with all that hangs on it, once it is unpublished. */
async function remove(kind: Kind, id: number): Promise<void> {
  const thing = await studio.get(kind, id)
  const asked = await studio.ask.remove(kind, thing)
  studio.attributes(await studio.ask.remove(kind, thing, asked.json().meta.confirm))
}

/** What stays and why, as it is told before anything is undone; then the rest is undone. */
async function undoTheRest(action: number, who: 'project_editor' | 'project_admin' = 'project_editor') {
  const asked = await studio.ask.undo(action, { who })
  expect(refusal(asked)).toEqual([409, 'confirmation-required'])
  const { kept, confirm } = asked.json().meta
  const read = studio.attributes(await studio.ask.action(action, who)).undo as object
  expect(read).toMatchObject({ stays: confirm, kept })
  const { undone } = studio.attributes(await studio.ask.undo(action, { who, confirm }))
  return {
    undone,
    stays: kept
      .map(({ table, key, reason }: Record<string, string>) => `${table} ${key} ${reason}`)
      .toSorted(),
  }
}

const nameOf = async (id: number) => (await studio.get('apartments', id)).name

describe('an undo never fails by accident: what cannot come back is listed, and stays', () => {
  it('a removed apartment whose name another one has now [AUT-09]', async () => {
    const [gone, back] = [await free(), await free()]
    const { name, buildingId } = await studio.get('apartments', gone)
    const action = await done(() => remove('apartments', gone))
    const facts = { name, buildingId, apartmentTypeId: 1, floor: 1, rooms: 2, area: 40 }
    const { id: other } = await studio.add('apartments', facts)
    const { stays, undone } = await undoTheRest(action)
    expect(undone).toBe(0)
    expect(stays).toContain(`apartments ${gone} taken`)
    expect(stays).toContain(`apartment_prices ${gone} parent-gone`)
    expect((await studio.ask.get('apartments', gone)).statusCode).toBe(404)
    expect(await nameOf(other)).toBe(name)
    expect((await studio.get('apartments', back)).id).toBe(back)
  })

  it('a former name that another one has now, while the rest of the action is undone [AUT-09]', async () => {
    const [one, two, three] = [await free(), await free(), await free()]
    const [was, beside] = [await nameOf(one), await nameOf(two)]
    const revisions = await Promise.all([one, two].map((id) => studio.get('apartments', id)))
    const action = await done(() =>
      studio.save(
        'apartments',
        revisions.map(({ id, revision }) => ({ id, revision, name: `Z-${id}` })),
      ),
    )
    await studio.change('apartments', three, { name: was })
    expect(await undoTheRest(action)).toEqual({ undone: 1, stays: [`apartments ${one} taken`] })
    expect([await nameOf(one), await nameOf(two), await nameOf(three)]).toEqual([`Z-${one}`, beside, was])
  })

  it('two names that were swapped come back together [AUT-09]', async () => {
    const [one, two] = [await free(), await free()]
    const [first, second] = [await studio.get('apartments', one), await studio.get('apartments', two)]
    const action = await done(() =>
      studio.save('apartments', [
        { id: one, revision: first.revision, name: second.name },
        { id: two, revision: second.revision, name: first.name },
      ]),
    )
    studio.attributes(await studio.ask.undo(action))
    expect([await nameOf(one), await nameOf(two)]).toEqual([first.name, second.name])
  })

  it('a place in a masterplan that is gone [AUT-09]', async () => {
    const { id: masterplan } = await studio.add('masterplans', { name: { 1: 'For a while' } })
    const { id: building } = await studio.add('buildings', { name: { 1: 'Moved' }, masterplanId: masterplan })
    await studio.change('buildings', building, { masterplanId: 2 })
    const action = await done(() => studio.publish([{ kind: 'buildings', id: building }]))
    await remove('masterplans', masterplan)
    expect((await undoTheRest(action)).stays).toContain(`buildings ${building} parent-gone`)
    expect(await studio.get('buildings', building)).toMatchObject({ masterplanId: 2 })
  })

  it('a removed apartment whose type is gone [AUT-09]', async () => {
    const type = await studio.add('apartment-types', { name: { 1: 'Rare' }, typeKey: 'one_bedroom' })
    const id = await free()
    await studio.change('apartments', id, { apartmentTypeId: type.id })
    const action = await done(() => remove('apartments', id))
    await remove('apartment-types', type.id)
    const { stays, undone } = await undoTheRest(action)
    expect([undone, stays]).toEqual([0, expect.arrayContaining([`apartments ${id} parent-gone`])])
    expect((await studio.ask.get('apartments', id)).statusCode).toBe(404)
  })

  it('a masterplan that would lie in itself [AUT-09]', async () => {
    const { id: outer } = await studio.add('masterplans', { name: { 1: 'Outer' } })
    const { id: inner } = await studio.add('masterplans', { name: { 1: 'Inner' }, parentId: outer })
    await studio.change('masterplans', inner, { parentId: 0 })
    const action = await done(() => studio.publish([{ kind: 'masterplans', id: inner }]))
    await studio.change('masterplans', outer, { parentId: inner })
    await studio.publish([{ kind: 'masterplans', id: outer }])
    expect((await undoTheRest(action)).stays).toContain(`masterplans ${inner} lies-in-itself`)
    expect(await studio.get('masterplans', outer)).toMatchObject({ parentId: inner })
  })

  it('a draft of something that is gone; and nothing goes from under a draft [AUT-09]', async () => {
    let building = 0
    const added = await done(async () => {
      building = (await studio.add('buildings', { name: { 1: 'Drafted' }, masterplanId: 2 })).id
    })
    await studio.change('buildings', building, { floors: 9 })
    expect((await undoTheRest(added)).stays).toContain(`buildings ${building} in-use`)
    expect(await studio.get('buildings', building)).toMatchObject({ floors: 9 })
    const published = await done(() => studio.publish([{ kind: 'buildings', id: building }]))
    await remove('buildings', building)
    expect((await undoTheRest(published)).stays).toContain(`drafts buildings/${building} parent-gone`)
  })
})

describe('people', () => {
  const headers = () => studio.people.project_admin.headers
  const role = async (id: number) =>
    (
      await studio.server.owner
        .selectFrom('project_users')
        .where('project_id', '=', RIVA)
        .where('user_id', '=', id)
        .select('role_id')
        .executeTakeFirst()
    )?.role_id

  const knowing = (revision: number, of: Record<string, string>) => ({ ...of, 'if-match': `"${revision}"` })

  it('of a project keep an admin, and nobody takes their own role away, by an undo either [AUT-09]', async () => {
    const { id } = await makeAccount(studio.server)
    const joined = await done(() =>
      studio.server.owner
        .insertInto('project_users')
        .values({ project_id: RIVA, user_id: id, role_id: ROLES.project_editor })
        .execute(),
    )
    const at = { projectId: RIVA, id }
    const raised = await done(async () =>
      studio.attributes(
        await studio.server.ask(changePerson, at, {}, knowing(1, headers()), { roleId: ROLES.project_admin }),
      ),
    )
    const others = studio.server.owner
      .deleteFrom('project_users')
      .where('project_id', '=', RIVA)
      .where('role_id', '=', ROLES.project_admin)
    await others.where('user_id', 'not in', [id, studio.people.project_admin.userId]).execute()
    const own = studio.people.project_admin.userId
    const fallen = await done(() =>
      others
        .where('user_id', '=', own)
        .execute()
        .then(() =>
          studio.server.owner
            .insertInto('project_users')
            .values({ project_id: RIVA, user_id: own, role_id: ROLES.project_admin })
            .execute(),
        ),
    )
    expect((await undoTheRest(fallen, 'project_admin')).stays).toEqual([
      `project_users ${RIVA}/${own} own-role`,
    ])
    studio.attributes(
      await studio.server.ask(
        changePerson,
        { projectId: RIVA, id: own },
        {},
        knowing(1, studio.people.super_admin.headers),
        {
          roleId: ROLES.project_editor,
        },
      ),
    )
    const asked = await studio.ask.undo(raised, { who: 'super_admin' })
    expect(asked.json().meta.kept).toEqual([
      { table: 'project_users', key: `${RIVA}/${id}`, reason: 'last-admin' },
    ])
    studio.attributes(await studio.ask.undo(raised, { who: 'super_admin', confirm: 1 }))
    expect(await role(id)).toBe(ROLES.project_admin)
    expect(joined).toBeLessThan(raised)
    const asSuper = knowing(2, studio.people.super_admin.headers)
    expect(refusal(await studio.server.ask(removePerson, at, {}, asSuper))).toEqual([409, 'last-admin'])
  })
})
