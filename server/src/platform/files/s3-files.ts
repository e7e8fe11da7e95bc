import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { checkedKey, checkedName, type FileStore, isFileKey } from './files.ts'

export type S3Place = {
  bucket: string
  /** Undefined for Amazon's own; the address of any other server that speaks S3. */
  endpoint: string | undefined
  region: string
}

const CONNECT_TIMEOUT_MS = 3_000
const ANSWER_TIMEOUT_MS = 30_000
/** A large file goes in pieces of this size, so many at once: that is all that is in memory of it. */
const PIECE_BYTES = 8 * 2 ** 20
const PIECES_AT_ONCE = 2
/** One by one and not in a bundle: servers differ in the checksum that a bundle must have. */
const REMOVED_AT_ONCE = 8

/** The credentials are found where the SDK looks for them: AWS_ACCESS_KEY_ID and the like, or the machine's role. */
export function connectS3({ endpoint, region }: S3Place, options: S3ClientConfig = {}): S3Client {
  return new S3Client({
    region,
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS, requestTimeout: ANSWER_TIMEOUT_MS },
    // Newer checksums are not known to every server; the signature covers what is sent.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...options,
  })
}

/** A bucket of an object store. An object appears when it is whole, as a local file does. */
export function s3Files(client: S3Client, bucket: string): FileStore {
  const at = (key: string) => ({ Bucket: bucket, Key: key })

  async function open(key: string) {
    const object = isFileKey(key) ? await orMissing(client.send(new GetObjectCommand(at(key)))) : undefined
    if (!(object?.Body instanceof Readable)) return undefined
    return { stream: object.Body as Readable, size: object.ContentLength ?? 0 }
  }

  const listed = (options: { Prefix?: string; Delimiter?: string }) =>
    paginateListObjectsV2({ client }, { Bucket: bucket, ...options })

  /** What is at that key and below it, from the last name to the first: the mark of a whole pyramid leads. */
  async function below(name: string): Promise<string[]> {
    const found: string[] = []
    for await (const { Contents = [] } of listed({ Prefix: name }))
      for (const { Key = '' } of Contents) if (Key === name || Key.startsWith(`${name}/`)) found.push(Key)
    return found.sort().reverse()
  }

  return {
    open,
    async put(key, bytes) {
      await client.send(new PutObjectCommand({ ...at(checkedKey(key)), Body: bytes }))
    },
    async putFile(key, path) {
      const params = { ...at(checkedKey(key)), Body: createReadStream(path) }
      await new Upload({ client, params, partSize: PIECE_BYTES, queueSize: PIECES_AT_ONCE }).done()
    },
    async has(key) {
      return isFileKey(key) && (await orMissing(client.send(new HeadObjectCommand(at(key))))) !== undefined
    },
    async read(key) {
      const file = await open(key)
      return file && Buffer.concat(await file.stream.toArray())
    },
    async *names() {
      for await (const { Contents = [], CommonPrefixes = [] } of listed({ Delimiter: '/' })) {
        for (const { Key = '' } of Contents) yield Key
        for (const { Prefix = '' } of CommonPrefixes) yield Prefix.slice(0, -1)
      }
    },
    async remove(name) {
      const [mark, ...rest] = await below(checkedName(name))
      if (mark === undefined) return
      await client.send(new DeleteObjectCommand(at(mark)))
      const keys = rest.values()
      const carry = async () => {
        for (const key of keys) await client.send(new DeleteObjectCommand(at(key)))
      }
      await Promise.all(Array.from({ length: REMOVED_AT_ONCE }, carry))
    },
  }
}

async function orMissing<Value>(asking: Promise<Value>): Promise<Value | undefined> {
  try {
    return await asking
  } catch (error) {
    if (error instanceof NoSuchKey || error instanceof NotFound) return undefined
    throw error
  }
}
