import { getMedia, uploadMedia } from '@belvedere/contract/calls/media'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FileStore } from '../../../platform/files/files.ts'
import { makeIdentities, RIVA } from '../../../testing/identities.ts'
import { MULTIPART, uploadBody } from '../../../testing/multipart.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { createTestBucket, TEST_S3_URL } from '../../../testing/test-s3.ts'
import { buildTiles } from '../build-tiles.ts'

describe.skipIf(!TEST_S3_URL)('with its files on a real S3 server', () => {
  let bucket: Awaited<ReturnType<typeof createTestBucket>>
  let server: TestApp
  let files: FileStore
  const put: string[] = []
  beforeAll(async () => {
    bucket = await createTestBucket()
    files = {
      ...bucket.files,
      put: (key, bytes) => {
        put.push(key)
        return bucket.files.put(key, bytes)
      },
    }
    server = await createTestApp({ files })
  })
  afterAll(async () => {
    await server.close()
    bucket.close()
  })

  it('keeps an upload, its tiles and its other widths in the bucket, each made once [API-26, API-70]', async () => {
    const { headers } = (await makeIdentities(server)).project_editor
    const value = await sharp({ create: { width: 1500, height: 900, channels: 3, background: '#114477' } })
      .jpeg()
      .toBuffer()
    const body = uploadBody({ projectId: RIVA, poiId: 1, mediaTypeId: MEDIA_TYPES.poi_image_dzi }, { value })
    const reply = await server.ask(uploadMedia, {}, {}, { ...headers, ...MULTIPART }, body)
    const { id, media } = reply.json().data.attributes

    await buildTiles({ members: server.members, files })({ mediaId: id })
    const { mediaData } = await server.read(getMedia, { id }, {}, headers)
    const tile = await server.app.inject({ url: `${mediaData.tiles?.url}/11/0_0.webp` })
    expect(tile.statusCode).toBe(200)

    const widthOf = async (query: string) => {
      const { rawPayload } = await server.app.inject({ url: media + query })
      return (await sharp(rawPayload).metadata()).width
    }
    const ten = Array.from({ length: 10 }, () => widthOf('&resize=640'))
    expect(await Promise.all(ten)).toEqual(ten.map(() => 640))
    expect(put.filter((key) => key.endsWith('.w640.webp'))).toHaveLength(1)
    expect(await widthOf('&resize=1920')).toBe(1500)
    expect(await widthOf('')).toBe(1500)
  })
})
