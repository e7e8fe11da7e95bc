import {
  DeleteObjectCommand,
  ListObjectVersionsCommand,
  type ListObjectVersionsCommandOutput,
  type S3Client,
} from '@aws-sdk/client-s3'
import { keyOfName } from './file-key.ts'

/**
 * Brings back what was removed of these files from a bucket that keeps versions, tiles and other widths included, and
 * counts it. A file's name is its content, so nothing that is there now can be overwritten by it.
 */
export async function bringBackFiles(
  client: S3Client,
  bucket: string,
  keys: ReadonlySet<string>,
): Promise<number> {
  let back = 0
  for await (const { name, version } of removed(client, bucket)) {
    const key = keyOfName(name)
    if (key === undefined || !keys.has(key)) continue
    // Without the mark that it was removed, the version before is the file again.
    await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: name, VersionId: version }))
    back += 1
  }
  return back
}

type Page = { KeyMarker?: string | undefined; VersionIdMarker?: string | undefined }

async function* removed(client: S3Client, bucket: string) {
  let page: Page | undefined = {}
  while (page) {
    const listed: ListObjectVersionsCommandOutput = await client.send(
      new ListObjectVersionsCommand({ Bucket: bucket, ...page }),
    )
    for (const { Key: name, VersionId: version, IsLatest } of listed.DeleteMarkers ?? [])
      if (IsLatest && name !== undefined && version !== undefined) yield { name, version }
    page = listed.IsTruncated
      ? { KeyMarker: listed.NextKeyMarker, VersionIdMarker: listed.NextVersionIdMarker }
      : undefined
  }
}
