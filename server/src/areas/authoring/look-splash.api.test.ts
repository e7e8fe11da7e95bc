import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openFiles } from '../../platform/files/open-files.ts'
import { RIVA } from '../../testing/identities.ts'
import { type LookDesk, openLook } from '../../testing/look-desk.ts'
import { uploadWhole } from '../../testing/resumable.ts'
import { openStudio, refusal, type Studio } from '../../testing/studio.ts'

let studio: Studio
let desk: LookDesk
beforeAll(async () => {
  studio = await openStudio()
  desk = openLook(studio)
})
afterAll(() => studio.close())

/** A title picture of one grey. */
async function titlePicture(grey: number): Promise<number> {
  const background = { r: grey, g: grey, b: grey }
  const bytes = await sharp({ create: { width: 1920, height: 1080, channels: 3, background } })
    .png()
    .toBuffer()
  const { mediaId } = await uploadWhole(studio.server, openFiles(studio.server.config), {
    headers: studio.people.project_admin.headers,
    bytes,
    fields: { mediaTypeId: MEDIA_TYPES.project_title_image },
  })
  return Number(mediaId)
}

it('a look is published by nobody while its title cannot be read over the splash picture [LOK-01]', async () => {
  const tooBright = await titlePicture(255)
  const before = await desk.publicly()
  await desk.change({ titleMediaId: tooBright })
  expect(refusal(await desk.ask.publish())).toEqual([409, 'unreadable-look'])
  const chosen = await studio.ask.publish([{ kind: 'look', id: RIVA }], 'project_admin')
  expect(refusal(chosen)).toEqual([409, 'unreadable-look'])
  expect(await desk.publicly()).toEqual(before)
  const titleMediaId = await titlePicture(80)
  await desk.change({ titleMediaId })
  expect(await desk.publish()).toMatchObject({ titleMediaId, draft: null })
}, 60_000)
