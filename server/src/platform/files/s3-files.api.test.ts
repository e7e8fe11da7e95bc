import { afterAll, beforeAll, describe } from 'vitest'
import { fileStoreSuite } from '../../testing/file-store-suite.ts'
import { createTestBucket, TEST_S3_URL } from '../../testing/test-s3.ts'

describe.skipIf(!TEST_S3_URL)('on a real S3 server', () => {
  let bucket: Awaited<ReturnType<typeof createTestBucket>>
  beforeAll(async () => {
    bucket = await createTestBucket()
  })
  afterAll(() => bucket.close())

  fileStoreSuite('a bucket', () => bucket.files)
})
