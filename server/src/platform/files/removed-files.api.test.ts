import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestBucket, TEST_S3_URL } from '../../testing/test-s3.ts'
import { fileKey, tilesKey } from './file-key.ts'
import { bringBackFiles } from './removed-files.ts'

const [kept, other] = [Buffer.from('kept'), Buffer.from('other')]
const [keptKey, otherKey] = [fileKey(kept, 'jpg'), fileKey(other, 'jpg')]

describe.skipIf(!TEST_S3_URL)('in a bucket that keeps versions', () => {
  let bucket: Awaited<ReturnType<typeof createTestBucket>>
  beforeAll(async () => {
    bucket = await createTestBucket({ versioned: true })
  })
  afterAll(() => bucket.close())

  it('brings back what was removed of the named files, with their tiles, and nothing else', async () => {
    const { files, client, place } = bucket
    const tile = `${tilesKey(keptKey)}/0/0_0.webp`
    await files.put(keptKey, kept)
    await files.put(tile, kept)
    await files.put(otherKey, other)
    for (const name of [keptKey, tilesKey(keptKey), otherKey]) await files.remove(name)
    expect(await files.has(keptKey)).toBe(false)

    expect(await bringBackFiles(client, place.bucket, new Set([keptKey]))).toBe(2)
    expect(await files.read(keptKey)).toEqual(kept)
    expect(await files.has(tile)).toBe(true)
    expect(await files.has(otherKey)).toBe(false)
    expect(await bringBackFiles(client, place.bucket, new Set([keptKey]))).toBe(0)
  })
})
