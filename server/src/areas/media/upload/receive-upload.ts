import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { Refused } from '../../../platform/http/refused.ts'

const FIELDS_MAX = 8
const FIELD_MAX_BYTES = 1024
const FIELD_NAME_MAX_BYTES = 64
/** What stands around the file in a body: boundaries, heads, fields. */
const AROUND_BYTES = 64 * 1024

export type Received = { path: string; name: string | undefined }

type Wishes = {
  maxBytes: number
  folder: string
  /** Looks at the fields, all of which come before the file, and refuses before a byte of it is taken. */
  onFields: (fields: Record<string, string>) => Promise<void>
}

/** Writes the one file of a multipart body to the disk as it comes. */
export async function receiveUpload(request: FastifyRequest, wishes: Wishes): Promise<Received> {
  try {
    return await receive(request, wishes)
  } catch (error) {
    throw isOfParser(error) ? new Refused('invalid-input', 'body: is no whole multipart') : error
  }
}

/** The parser's own errors, unlike the disk's and ours, say neither what failed nor how to answer. */
const isOfParser = (error: unknown) =>
  error instanceof Error && !(error instanceof Refused) && !('statusCode' in error) && !('syscall' in error)

async function receive(request: FastifyRequest, { maxBytes, folder, onFields }: Wishes): Promise<Received> {
  // The parser waits for ever for the body of a connection that went before it began.
  if (request.raw.destroyed) throw new Refused('invalid-input', 'body: is no whole multipart')
  if (!request.isMultipart())
    throw new Refused('invalid-input', 'body: must be multipart/form-data', { status: 415 })
  if (Number(request.headers['content-length']) > maxBytes + AROUND_BYTES) throw new Refused('file-too-large')
  const fields = new Map<string, string>()
  let received: Received | undefined
  for await (const part of partsOf(request, maxBytes)) {
    if (received) throw new Refused('invalid-input', 'file: must come last')
    if (part.type === 'field') {
      const { fieldname, value, valueTruncated, fieldnameTruncated } = part
      if (valueTruncated || fieldnameTruncated || fields.has(fieldname) || typeof value !== 'string')
        throw new Refused('invalid-input', `${fieldname.slice(0, FIELD_NAME_MAX_BYTES)}: too long, or twice`)
      fields.set(fieldname, value)
    } else {
      if (part.fieldname !== 'file') throw new Refused('invalid-input', 'file: is missing')
      await onFields(Object.fromEntries(fields))
      received = { path: await save(part, join(folder, 'received')), name: part.filename }
    }
  }
  if (!received) throw new Refused('invalid-input', 'file: is missing')
  return received
}

const partsOf = (request: FastifyRequest, maxBytes: number) =>
  request.parts({
    limits: {
      files: 1,
      fields: FIELDS_MAX,
      parts: FIELDS_MAX + 1,
      fieldSize: FIELD_MAX_BYTES,
      fieldNameSize: FIELD_NAME_MAX_BYTES,
      headerPairs: 16,
      fileSize: maxBytes,
    },
  })

async function save({ file }: MultipartFile, path: string): Promise<string> {
  // At once, and not when the rest of the body has gone by.
  file.once('limit', () => file.destroy(new Refused('file-too-large')))
  await pipeline(file, createWriteStream(path))
  return path
}
