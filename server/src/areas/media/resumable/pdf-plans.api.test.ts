import { getStudioMediaFile } from '@belvedere/contract/calls/uploads'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FileStore } from '../../../platform/files/files.ts'
import { openFiles } from '../../../platform/files/open-files.ts'
import { RIVA } from '../../../testing/identities.ts'
import { madePdf } from '../../../testing/made-pdf.ts'
import { uploadWhole } from '../../../testing/resumable.ts'
import { openStudio, type Studio } from '../../../testing/studio.ts'

const VIEW = 1
/** The left half of the page red, and a blue line along its foot. */
const PLAN = '1 0 0 rg 0 0 150 200 re f 0 0 1 RG 10 w 0 5 m 300 5 l S'

let studio: Studio
let files: FileStore
beforeAll(async () => {
  studio = await openStudio()
  files = openFiles(studio.server.config)
})
afterAll(() => studio.close())

const send = (bytes: Buffer, name = 'R1-101.pdf') =>
  uploadWhole(studio.server, files, {
    headers: studio.people.project_editor.headers,
    bytes,
    fields: { name, mediaTypeId: MEDIA_TYPES.poi_image, poiId: VIEW },
  })

describe('a plan as PDF', () => {
  it.each(['R1-101.pdf', 'R1-101.png'])(
    'named %s becomes the picture of its first page [PLC-04]',
    async (name) => {
      const done = await send(madePdf({ content: PLAN, pages: 2 }), name)
      expect(done).toMatchObject({ state: 'ready', problem: null })
      const id = Number(done.mediaId)
      expect(await studio.get('media', id)).toMatchObject({
        name: 'R1-101.png',
        file: { mime: 'image/png', width: 3200, height: 2133 },
      })
      const { headers } = studio.people.project_editor
      const served = await studio.server.ask(getStudioMediaFile, { projectId: RIVA, id }, {}, headers)
      expect(served.headers['content-type']).toBe('image/png')
      const { data, info } = await sharp(served.rawPayload).raw().toBuffer({ resolveWithObject: true })
      const at = (x: number, y: number) => {
        const from = (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * info.channels
        return [...data.subarray(from, from + 3)]
      }
      expect([at(0.25, 0.4), at(0.75, 0.4), at(0.75, 0.975)]).toEqual([
        [255, 0, 0],
        [255, 255, 255],
        [0, 0, 255],
      ])
    },
  )

  it.each([
    ['behind a password', madePdf({ content: PLAN, isProtected: true }), 'file-protected'],
    ['without an end', madePdf({ content: PLAN }).subarray(0, 300), 'file-broken'],
    ['that is none within', Buffer.from('%PDF-1.7\nnothing\n%%EOF\n'), 'file-broken'],
    ['of more pages than any plan has', madePdf({ content: PLAN, pages: 201 }), 'file-too-large'],
  ])('%s is refused by its reason, and becomes nothing [PLC-04]', async (_, bytes, problem) => {
    expect(await send(bytes)).toMatchObject({ state: 'failed', problem, mediaId: null })
  })
})
