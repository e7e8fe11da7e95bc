import { getMedia } from '@belvedere/contract/calls/media'
import { changeProjectMedia } from '@belvedere/contract/calls/project-media'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Identities, makeIdentities, RIVA } from '../../testing/identities.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { untilWaiting } from '../../testing/until-waiting.ts'
import { setTiles } from './tiles-queries.ts'

const TILES = { format: 'webp', tileSize: 510, overlap: 1 }
const CHILD = 5

let server: TestApp
let people: Identities
beforeAll(async () => {
  server = await createTestApp()
  people = await makeIdentities(server)
})
afterAll(() => server.close())

/** A picture that the worker has not cut yet, hanging on the project itself. */
async function uncutPicture(): Promise<{ id: number; fileKey: string }> {
  const fileKey = `${'a'.repeat(32)}.jpg`
  const { id } = await server.owner
    .insertInto('media')
    .values({
      project_id: RIVA,
      media_context_id: 1,
      media_type_id: 21,
      name: 'uncut',
      file_key: fileKey,
      mime: 'image/jpeg',
      width: 100,
      height: 100,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, fileKey }
}

it('an editor who saves while the worker cuts does not erase the tiles that it has just set', async () => {
  const { id, fileKey } = await uncutPicture()
  // The editor's call has read the picture and waits for one that it wants to put into it, which another holds.
  const { answer, cut } = await server.owner.transaction().execute(async (held) => {
    await held.selectFrom('media').where('id', '=', CHILD).select('id').forUpdate().execute()
    const headers = { ...people.project_editor.headers, 'if-match': '"1"' }
    const answer = server.ask(changeProjectMedia, { id: RIVA }, {}, headers, {
      mediaId: id,
      children: [CHILD],
    })
    answer.catch(() => {})
    await untilWaiting(server)
    return { answer, cut: setTiles(server.members, fileKey, TILES) }
  })
  const change = await answer
  await cut
  expect(change.statusCode).toBe(200)
  const { mediaData } = await server.read(getMedia, { id }, {}, people.project_editor.headers)
  expect(mediaData).toMatchObject({ tiles: TILES, children: [CHILD] })
})
