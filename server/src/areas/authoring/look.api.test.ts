import { listDrafts } from '@belvedere/contract/calls/history'
import { changeLook, dropLookDraft, getLook, publishLook } from '@belvedere/contract/calls/look'
import { addProject, changeProject, getStaffProject } from '@belvedere/contract/calls/staff-projects'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openFiles } from '../../platform/files/open-files.ts'
import { makeIdentities, RIVA, SAVSKI_VIDIK } from '../../testing/identities.ts'
import { type LookDesk, openLook } from '../../testing/look-desk.ts'
import { uploadWhole } from '../../testing/resumable.ts'
import { openStudio, refusal, type Studio } from '../../testing/studio.ts'

const LOGO = 6
const LIGHT_LOGO = 7
const TITLE_IMAGE = 5
const SLOGAN = 3
/** A picture of a camera view. */
const NOT_ITS_OWN = 14

const WINE = ':root { --accent-light: #702050; }'
const MOSS = ':root { --accent-light: #205030; }'

let studio: Studio
let desk: LookDesk
beforeAll(async () => {
  studio = await openStudio()
  desk = openLook(studio)
})
afterAll(() => studio.close())

const ofRiva = { projectId: RIVA }
const asAdmin = () => studio.people.project_admin.headers

const drafts = async () =>
  (await studio.server.ask(listDrafts, ofRiva, {}, asAdmin()))
    .json()
    .data.map(({ attributes }: { attributes: object }) => attributes)

beforeEach(async () => {
  await desk.ask.drop()
})

describe('the look of a project', () => {
  it('is read with its draft and its tag by whoever works on the project [AUT-03]', async () => {
    const reply = await studio.server.ask(getLook, ofRiva, {}, studio.people.sales_agent.headers)
    const { revision, ...fields } = studio.attributes(reply)
    expect(reply.headers.etag).toBe(`"${revision}"`)
    expect(fields).toEqual({
      id: RIVA,
      projectId: RIVA,
      stylesheet: expect.stringContaining('--accent-light: #16474F'),
      logoMediaId: LOGO,
      titleMediaId: null,
      draft: null,
    })
  })

  it('is there for a new project, and plain [AUT-01]', async () => {
    const place = { latitude: 0, longitude: 0, city: { 1: 'A' }, country: { 1: 'B' } }
    const { headers } = studio.people.super_admin
    const { id } = await studio.server.read(addProject, {}, {}, headers, { name: { 1: 'New' }, ...place })
    const fresh = await studio.server.read(getLook, { projectId: id }, {}, headers)
    expect(fresh).toMatchObject({ id, stylesheet: '', logoMediaId: null, titleMediaId: null, draft: null })
  })

  it("is the admin's alone to change, drop and publish [AUT-01]", async () => {
    const { revision } = await desk.read()
    const outside = await makeIdentities(studio.server, SAVSKI_VIDIK)
    for (const headers of [
      studio.people.project_editor.headers,
      studio.people.sales_agent.headers,
      outside.project_admin.headers,
    ]) {
      const tagged = desk.withTag(revision, headers)
      expect([
        await studio.server.status(changeLook, ofRiva, {}, tagged, { stylesheet: WINE }),
        await studio.server.status(dropLookDraft, ofRiva, {}, tagged),
        await studio.server.status(publishLook, ofRiva, {}, tagged),
      ]).toEqual([403, 403, 403])
    }
    expect((await desk.read()).draft).toBeNull()
  })

  it.each([
    ['logoMediaId', NOT_ITS_OWN],
    ['logoMediaId', SLOGAN],
    ['logoMediaId', 2_000_000_000],
    ['titleMediaId', LOGO],
    ['titleMediaId', NOT_ITS_OWN],
  ])('names pictures of the project itself: %s %i is none [AUT-02]', async (field, id) => {
    const reply = await desk.ask.change({ [field]: id })
    expect([reply.statusCode, reply.json().errors]).toEqual([
      422,
      [expect.objectContaining({ code: 'unknown-reference', field })],
    ])
  })
})

describe('a draft of the look', () => {
  it('is in no answer to visitors, nor in their tags, until it is published; then in all of them [AUT-03]', async () => {
    const before = await desk.publicly()
    const drafted = await desk.change({ stylesheet: WINE, logoMediaId: LIGHT_LOGO })
    expect(drafted).toMatchObject({
      stylesheet: WINE,
      logoMediaId: LIGHT_LOGO,
      draft: {
        fields: expect.arrayContaining(['stylesheet', 'logoMediaId']),
        authorId: studio.people.project_admin.userId,
      },
    })
    expect(await drafts()).toEqual([
      expect.objectContaining({
        id: `look/${RIVA}`,
        fields: { stylesheet: WINE, logoMediaId: LIGHT_LOGO },
      }),
    ])
    expect(await desk.publicly()).toEqual(before)
    const { settings } = await desk.project()
    const published = await desk.publish()
    expect(published).toMatchObject({ stylesheet: WINE, logoMediaId: LIGHT_LOGO, draft: null })
    const after = await desk.publicly()
    expect(after[0]?.payload).toBe(WINE)
    expect((await desk.project()).logo).toContain(`/media-content/${LIGHT_LOGO}/`)
    expect((await desk.project()).settings.stylesheetVersion).toBe(settings.stylesheetVersion + 1)
    for (const [nth, { etag }] of after.entries()) expect(etag).not.toBe(before[nth]?.etag)
    await desk.changeLive({ logoMediaId: LOGO })
  })

  it('takes the logo and the picture that it names along, whatever else was chosen [LOK-01]', async () => {
    const bytes = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7z"/></svg>',
    )
    const files = openFiles(studio.server.config)
    const send = async (mediaTypeId: number) =>
      Number(
        (await uploadWhole(studio.server, files, { headers: asAdmin(), bytes, fields: { mediaTypeId } }))
          .mediaId,
      )
    const logoMediaId = await send(MEDIA_TYPES.image)
    const titleMediaId = await send(MEDIA_TYPES.project_title_image)
    await desk.change({ logoMediaId, titleMediaId })
    const only = [{ kind: 'look' as const, id: RIVA }]
    const published = studio.attributes(await studio.ask.publish(only, 'project_admin'))
    expect(published).toMatchObject({ published: 3 })
    expect((await desk.project()).logo).toContain(`/media-content/${logoMediaId}/`)
    for (const id of [logoMediaId, titleMediaId])
      expect(await studio.get('media', id)).toMatchObject({ publish: true, draft: null })

    // One that was taken off the site comes back with the look that names it.
    await desk.changeLive({ logoMediaId: LOGO })
    await studio.change('media', logoMediaId, { publish: false })
    await studio.publish([{ kind: 'media', id: logoMediaId }])
    await desk.change({ logoMediaId, titleMediaId: null })
    await desk.publish()
    expect((await desk.project()).logo).toContain(`/media-content/${logoMediaId}/`)
    await desk.changeLive({ logoMediaId: LOGO })
  })

  it('is published by nobody while it cannot be read, or is taken for a status [LOK-01]', async () => {
    const before = await desk.publicly()
    for (const accent of ['#9fd8cf', '#a6387f']) {
      await desk.change({ stylesheet: `:root { --accent-light: ${accent}; }` })
      const reply = await desk.ask.publish()
      expect([reply.statusCode, reply.json().errors[0].code]).toEqual([409, 'unreadable-look'])
    }
    expect(await desk.publicly()).toEqual(before)
  })

  it('is dropped, and visitors have seen nothing of it [AUT-03]', async () => {
    const [before, own] = [await desk.publicly(), await desk.read()]
    await desk.change({ stylesheet: MOSS })
    const dropped = await desk.drop()
    expect(dropped).toMatchObject({ stylesheet: own.stylesheet, draft: null })
    expect(dropped.revision).toBeGreaterThan(own.revision)
    expect([await drafts(), await desk.publicly()]).toEqual([[], before])
    // Once more there is nothing to drop, nor to publish.
    expect(await desk.drop()).toEqual(dropped)
    expect(await desk.publish()).toEqual(dropped)
  })

  it('demands the revision that was read: 428 without, 412 with a stale one, which says who and what [AUT-03]', async () => {
    const { revision } = await desk.read()
    for (const [call, body] of [
      [changeLook, { stylesheet: MOSS }],
      [dropLookDraft, undefined],
      [publishLook, undefined],
    ] as const)
      expect(await studio.server.status(call, ofRiva, {}, asAdmin(), body)).toBe(428)
    await desk.change({ stylesheet: WINE })
    for (const [call, body] of [
      [changeLook, { stylesheet: MOSS }],
      [dropLookDraft, undefined],
      [publishLook, undefined],
    ] as const) {
      const reply = await studio.server.ask(call, ofRiva, {}, desk.withTag(revision), body)
      expect([reply.statusCode, reply.json()]).toEqual([
        412,
        expect.objectContaining({
          errors: [expect.objectContaining({ code: 'stale' })],
          meta: {
            changedBy: { id: studio.people.project_admin.userId, name: 'Test Person' },
            changedAt: expect.any(String),
          },
          data: expect.objectContaining({ stylesheet: WINE, revision: (await desk.read()).revision }),
        }),
      ])
    }
  })

  it('goes out with everything else when an admin publishes, and waits on when an editor does [AUT-01, AUT-03]', async () => {
    await desk.change({ stylesheet: MOSS })
    await studio.change('buildings', 3, { order: 33 })
    expect(studio.attributes(await studio.ask.publish())).toMatchObject({ published: 1 })
    expect(await drafts()).toEqual([expect.objectContaining({ kind: 'look' })])
    const chosen = await studio.ask.publish([{ kind: 'look', id: RIVA }])
    expect(refusal(chosen)).toEqual([403, 'forbidden'])
    const byAdmin = await studio.ask.publish(undefined, 'project_admin')
    expect(studio.attributes(byAdmin)).toMatchObject({ published: 1 })
    expect((await desk.publicly())[0]?.payload).toBe(MOSS)
  })

  it('is not in the way of settings, nor they in its way [AUT-03]', async () => {
    const { revision } = await desk.change({ stylesheet: WINE })
    expect((await desk.changeLive({ website: 'https://riva.example/new' })).statusCode).toBe(200)
    expect((await desk.read()).revision).toBe(revision)
    expect(await desk.publish()).toMatchObject({ stylesheet: WINE, draft: null })
  })

  it('past which the look was changed live is refused as stale until it is saved again [AUT-03]', async () => {
    await desk.change({ titleMediaId: TITLE_IMAGE })
    expect((await desk.changeLive({ stylesheet: MOSS })).statusCode).toBe(200)
    expect(refusal(await desk.ask.publish())).toEqual([412, 'stale'])
    expect((await desk.read()).draft).toMatchObject({ fields: ['titleMediaId'] })
    await desk.change({ titleMediaId: TITLE_IMAGE })
    const published = await desk.publish()
    expect(published).toMatchObject({ stylesheet: MOSS, titleMediaId: TITLE_IMAGE, draft: null })
  })
})

describe('part one’s own write of the look', () => {
  it('is live at once and demands the revision of the project, which publishing raises [API-36, AUT-03]', async () => {
    const read = studio.attributes(await studio.server.ask(getStaffProject, { id: RIVA }, {}, asAdmin()))
    expect(await studio.server.status(changeProject, { id: RIVA }, {}, asAdmin(), { stylesheet: WINE })).toBe(
      428,
    )
    await desk.change({ stylesheet: `${WINE}\n` })
    await desk.ask.publish()
    const late = await studio.server.ask(changeProject, { id: RIVA }, {}, desk.withTag(read.revision), {
      stylesheet: MOSS,
    })
    expect(refusal(late)).toEqual([412, 'stale'])
    expect(late.json().data.stylesheet).toBe(`${WINE}\n`)
    expect((await desk.changeLive({ stylesheet: MOSS })).statusCode).toBe(200)
    expect((await desk.publicly())[0]?.payload).toBe(MOSS)
  })
})
