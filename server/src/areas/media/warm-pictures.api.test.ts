import { publishDrafts } from '@belvedere/contract/calls/history'
import { uploadMedia } from '@belvedere/contract/calls/media'
import { RESIZE_FORMATS, RESIZE_WIDTHS } from '@belvedere/contract/inputs'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { resizedKey } from '../../platform/files/file-key.ts'
import { openFiles } from '../../platform/files/open-files.ts'
import * as made from '../../testing/crafted-pictures.ts'
import { type Identities, makeIdentities, RIVA } from '../../testing/identities.ts'
import { MULTIPART, uploadBody } from '../../testing/multipart.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { warmPictures } from './warm-pictures.ts'

let server: TestApp
let people: Identities
let began: Date
beforeAll(async () => {
  server = await createTestApp()
  people = await makeIdentities(server)
  began = new Date()
})
afterAll(() => server.close())

/** Those of the demo wait since it was loaded. */
const jobs = async () => {
  const { rows } = await sql<{ data: unknown }>`
    select data from jobs.job where name = 'warm-pictures' and created_on > ${began}
    order by created_on desc`.execute(server.owner)
  return rows.map(({ data }) => data)
}

it('what is published is made in every width and format before anyone asks, and only once [BUY-01]', async () => {
  // The other pictures of the project are large, and not what this is about.
  await server.owner.transaction().execute(async (db) => {
    await sql`set local belvedere.action = 'test'`.execute(db)
    await sql`update media set publish = false where project_id = ${RIVA}`.execute(db)
  })
  const { headers } = people.project_admin
  const body = uploadBody(
    { projectId: RIVA, poiId: 1, mediaTypeId: MEDIA_TYPES.image },
    { value: await made.smallJpeg() },
  )
  const reply = await server.ask(uploadMedia, {}, {}, { ...headers, ...MULTIPART }, body)
  const { id } = reply.json().data.attributes
  const { fileKey } = await server.owner
    .selectFrom('media')
    .where('id', '=', id)
    .select('file_key as fileKey')
    .executeTakeFirstOrThrow()
  const widths = RESIZE_WIDTHS.flatMap((width) =>
    RESIZE_FORMATS.map((format) => resizedKey(fileKey ?? '', width, format)),
  )
  const files = openFiles(server.config)
  const there = () => Promise.all(widths.map((key) => files.has(key)))
  for (const key of widths) await files.remove(key)

  expect(await jobs()).toEqual([])
  const published = await server.ask(publishDrafts, { projectId: RIVA }, {}, headers, { project: true })
  expect(published.statusCode).toBe(200)
  expect(await jobs()).toEqual([{ projectId: RIVA }])

  const put: string[] = []
  const watched = {
    ...files,
    put: (key: string, bytes: Uint8Array) => {
      put.push(key)
      return files.put(key, bytes)
    },
  }
  const warm = warmPictures({ members: server.members, files: watched })
  await warm({ projectId: RIVA })
  expect(await there()).toEqual(widths.map(() => true))
  expect(put.toSorted()).toEqual(widths.toSorted())
  await warm({ projectId: RIVA })
  expect(put).toHaveLength(widths.length)
})
