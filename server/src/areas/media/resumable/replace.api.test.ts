import { listPoiMedia } from '@belvedere/contract/calls/pois'
import { dropNewerPicture } from '@belvedere/contract/calls/uploads'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { openFiles } from '../../../platform/files/open-files.ts'
import { RIVA } from '../../../testing/identities.ts'
import { uploadWhole } from '../../../testing/resumable.ts'
import { openStudio, type Studio } from '../../../testing/studio.ts'
import { sweepFiles } from '../sweep-files.ts'

const VIEW = 1
const FIRST = 1001
const SECOND = 1002
const TRIANGLE = [
  [
    [100, 100],
    [300, 100],
    [300, 250],
  ],
]
const LARGER = [
  [
    [150, 150],
    [450, 150],
    [450, 375],
  ],
]

const opened: Studio[] = []
afterAll(() => Promise.all(opened.map((studio) => studio.close())))

const render = (width: number, height: number, background = '#114477') =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()

let studio: Studio
let mediaId: number
let outlineIds: number[]
const send = async (bytes: Buffer, fields: object) => {
  const { headers } = studio.people.project_editor
  return uploadWhole(studio.server, openFiles(studio.server.config), { headers, bytes, fields })
}
const replace = (bytes: Buffer) => send(bytes, { replacesId: mediaId })

/** What visitors see of the picture. */
const shown = async () => {
  const items = await studio.server.read(listPoiMedia, { id: VIEW })
  const { width, height, polygons } = items.find(({ id }) => id === mediaId)?.mediaData ?? {}
  return { width, height, polygons: polygons?.map(({ poiId, points }) => [poiId, points]) }
}
const BEFORE = { width: 1000, height: 600, polygons: [FIRST, SECOND].map((poi) => [poi, TRIANGLE[0]]) }
const AFTER = { width: 1500, height: 900, polygons: [FIRST, SECOND].map((poi) => [poi, LARGER[0]]) }

/** A published picture with two outlines on it. */
beforeEach(async () => {
  studio ??= await openStudio()
  if (!opened.includes(studio)) opened.push(studio)
  const made = await send(await render(1000, 600), { mediaTypeId: MEDIA_TYPES.poi_image_dzi, poiId: VIEW })
  mediaId = Number(made.mediaId)
  outlineIds = []
  for (const poiId of [FIRST, SECOND])
    outlineIds.push((await studio.add('outlines', { mediaId, poiId, parts: TRIANGLE })).id)
  await studio.publish()
})

it('a newer render waits for Publish, and its outlines with it, scaled to its size [PLC-03]', async () => {
  expect(await replace(await render(1500, 900))).toMatchObject({ state: 'ready', mediaId })
  expect(await shown()).toEqual(BEFORE)
  expect((await studio.get('media', mediaId)).file).toMatchObject({ width: 1500, height: 900 })
  expect((await studio.get('outlines', outlineIds[0] ?? 0)).parts).toEqual(LARGER)
  await studio.publish()
  expect(await shown()).toEqual(AFTER)
})

it('of the same size it leaves every outline as it was [PLC-03]', async () => {
  await replace(await render(1000, 600, '#ffffff'))
  for (const id of outlineIds) expect((await studio.get('outlines', id)).draft).toBe(null)
  await studio.publish()
  expect(await shown()).toEqual(BEFORE)
})

it.each(['media', 'outlines'] as const)(
  'is published with all of them when %s alone was chosen [PLC-03]',
  async (kind) => {
    await replace(await render(1500, 900))
    const id = kind === 'media' ? mediaId : (outlineIds[1] ?? 0)
    await studio.publish([{ kind, id }])
    expect(await shown()).toEqual(AFTER)
  },
)

it('scales what is drawn and not published yet, and once more when it is replaced again [PLC-03]', async () => {
  const [first = 0] = outlineIds
  await studio.change('outlines', first, { parts: [[[10, 20]]] })
  await replace(await render(1500, 900))
  expect((await studio.get('outlines', first)).parts).toEqual([[[15, 30]]])
  await replace(await render(500, 300))
  expect((await studio.get('outlines', first)).parts).toEqual([[[5, 10]]])
})

it('of another frame is refused, and nothing changes [PLC-03]', async () => {
  expect(await replace(await render(1500, 1500))).toMatchObject({ state: 'failed', problem: 'other-frame' })
  expect((await studio.get('media', mediaId)).draft).toBe(null)
})

it('is taken back by one undo, outlines included [PLC-03, AUT-05]', async () => {
  await replace(await render(1500, 900))
  await studio.ask.undo(await studio.latest())
  expect((await studio.get('media', mediaId)).file).toMatchObject({ width: 1000, height: 600 })
  for (const id of outlineIds) expect((await studio.get('outlines', id)).parts).toEqual(TRIANGLE)
})

it('is discarded before Publish: outlines are as they were, and what was drawn since goes along [PLC-03]', async () => {
  const { headers } = studio.people.project_editor
  const drop = () => studio.server.read(dropNewerPicture, { projectId: RIVA, id: mediaId }, {}, headers)
  const [first = 0, second = 0] = outlineIds
  await replace(await render(700, 420))
  await studio.change('outlines', second, { parts: [[[70, 35]]] })
  await drop()
  expect((await studio.get('media', mediaId)).draft).toBe(null)
  expect((await studio.get('media', mediaId)).file).toMatchObject({ width: 1000, height: 600 })
  expect((await studio.get('outlines', first)).draft).toBe(null)
  expect((await studio.get('outlines', second)).parts).toEqual([[[100, 50]]])
  // Nothing newer waits now.
  await drop()
  expect(await shown()).toEqual(BEFORE)
})

it('is not swept while it waits [PLC-03]', async () => {
  await replace(await render(1500, 900, '#00ff00'))
  const { server } = studio
  const files = openFiles(server.config)
  const draft = server.owner.selectFrom('drafts').where('kind', '=', 'media').where('thing_id', '=', mediaId)
  const { fields } = await draft.select('fields').executeTakeFirstOrThrow()
  const { fileKey } = fields as { fileKey: string }
  await sweepFiles({ members: server.members, files })
  const noted = server.owner.selectFrom('unnamed_files').where('file_key', '=', fileKey).select('file_key')
  expect([await files.has(fileKey), await noted.execute()]).toEqual([true, []])
})
