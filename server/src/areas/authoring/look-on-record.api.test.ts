import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RIVA } from '../../testing/identities.ts'
import { type LookDesk, openLook } from '../../testing/look-desk.ts'
import { actionOf, openStudio, refusal, type Studio } from '../../testing/studio.ts'

const TITLE_IMAGE = 5

const WINE = ':root { --accent-light: #702050; }'
const MOSS = ':root { --accent-light: #205030; }'

let studio: Studio
let desk: LookDesk
beforeAll(async () => {
  studio = await openStudio()
  desk = openLook(studio)
})
afterAll(() => studio.close())

describe('what was done to the look', () => {
  it('is on record, and taken back with the draft that was published, byte by byte [AUT-04, AUT-05]', async () => {
    const own = await desk.read()
    const sheet = async () => (await desk.publicly())[0]?.payload
    const before = await sheet()
    const drafted = await actionOf(studio, () => desk.change({ stylesheet: `${WINE}\n\n` }))
    const published = await actionOf(studio, () => desk.publish())
    const record = studio.attributes(await studio.ask.action(published))
    expect(record).toMatchObject({ kind: 'look.publish', userId: studio.people.project_admin.userId })
    expect(await studio.rowsOf(published)).toContainEqual(
      expect.objectContaining({
        table: 'looks',
        key: String(RIVA),
        before: expect.objectContaining({ stylesheet: own.stylesheet }),
        after: expect.objectContaining({ stylesheet: `${WINE}\n\n` }),
      }),
    )
    // An editor may not take back what an editor may not do.
    expect(refusal(await studio.ask.undo(published))).toEqual([403, 'forbidden'])
    studio.attributes(await studio.ask.undo(published, { who: 'project_admin' }))
    expect(await sheet()).toBe(before)
    expect(await desk.read()).toMatchObject({ stylesheet: `${WINE}\n\n`, draft: { fields: ['stylesheet'] } })
    // What came back can be published as it stands.
    await desk.publish()
    expect(await sheet()).toBe(`${WINE}\n\n`)
    await desk.changeLive({ stylesheet: own.stylesheet })
    expect(refusal(await studio.ask.undo(drafted))).toEqual([403, 'forbidden'])
  })

  it('as a draft is taken back, and a dropped one comes back [AUT-05]', async () => {
    const own = await desk.read()
    const drafted = await actionOf(studio, () => desk.change({ stylesheet: `${MOSS}\n` }))
    const dropped = await actionOf(studio, () => desk.drop())
    studio.attributes(await studio.ask.undo(dropped, { who: 'project_admin' }))
    expect(await desk.read()).toMatchObject({ stylesheet: `${MOSS}\n`, draft: { fields: ['stylesheet'] } })
    studio.attributes(await studio.ask.undo(drafted, { who: 'project_admin' }))
    expect(await desk.read()).toMatchObject({ stylesheet: own.stylesheet, draft: null })
  })
})

it('a title picture that was chosen stands before the others from Publish on [AUT-03]', async () => {
  const { id } = await studio.server.owner
    .insertInto('media')
    .columns(['project_id', 'media_context_id', 'media_type_id', 'name', 'file_key', 'sort_order'])
    .expression((from) =>
      from
        .selectFrom('media')
        .where('id', '=', TITLE_IMAGE)
        .select(['project_id', 'media_context_id', 'media_type_id'])
        .select((row) => [row.val('another').as('name'), 'file_key', row.val(9).as('sort_order')]),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  const shown = async () =>
    (await desk.project()).media.filter(
      ({ mediaTypeId }) => mediaTypeId === MEDIA_TYPES.project_title_image,
    )[0]?.id
  await desk.change({ titleMediaId: null })
  await desk.ask.publish()
  const before = await shown()
  await desk.change({ titleMediaId: id })
  expect([before, await shown()]).toEqual([TITLE_IMAGE, TITLE_IMAGE])
  await desk.ask.publish()
  expect(await shown()).toBe(id)
})
