import { randomUUID } from 'node:crypto'
import { CreateBucketCommand, PutBucketVersioningCommand } from '@aws-sdk/client-s3'
import { connectS3, s3Files } from '../platform/files/s3-files.ts'

/** `http://key:secret@host:port`, where `tools/with-s3.ts` started a server. */
export const TEST_S3_URL = process.env.TEST_S3_URL

/** A bucket of its own on that server; one that keeps versions forgets nothing that is removed. */
export async function createTestBucket({ versioned = false } = {}) {
  const url = new URL(TEST_S3_URL ?? '')
  const bucket = `test-${randomUUID()}`
  const place = { bucket, endpoint: url.origin, region: 'us-east-1' }
  const client = connectS3(place, {
    credentials: { accessKeyId: url.username, secretAccessKey: url.password },
  })
  await client.send(new CreateBucketCommand({ Bucket: bucket }))
  if (versioned)
    await client.send(
      new PutBucketVersioningCommand({
        Bucket: bucket,
        VersioningConfiguration: { Status: 'Enabled' },
      }),
    )
  return { files: s3Files(client, bucket), client, place, close: () => client.destroy() }
}
