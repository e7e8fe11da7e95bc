import { once } from 'node:events'
import { request } from 'node:http'
import { addUpload, getUpload } from '@belvedere/contract/calls/uploads'
import { takeUpload } from '../areas/media/resumable/take-upload.ts'
import type { FileStore } from '../platform/files/files.ts'
import { RIVA } from './identities.ts'
import type { TestApp } from './test-app.ts'

const TUS = { 'tus-resumable': '1.0.0' }

export const bytesPath = (id: number, projectId = RIVA) =>
  `/api/v1/studio/projects/${projectId}/uploads/${id}/bytes`

type Headers = Record<string, string>

/** How far an upload is, as the protocol tells. */
export async function askOffset(origin: string, id: number, headers: Headers): Promise<number> {
  const reply = await fetch(origin + bytesPath(id), { method: 'HEAD', headers: { ...TUS, ...headers } })
  if (reply.status !== 200) throw new Error(`HEAD answered ${reply.status}`)
  return Number(reply.headers.get('upload-offset'))
}

export const pieceHeaders = (offset: number) => ({
  ...TUS,
  'upload-offset': String(offset),
  'content-type': 'application/offset+octet-stream',
})

type Sending = {
  origin: string
  id: number
  headers: Headers
  bytes: Buffer
  offset: number
  cutAfter?: number
}

/** Sends the rest of a file; the line is cut after so many bytes of it, when that is said. */
export async function sendRest({ origin, id, headers, bytes, offset, cutAfter }: Sending): Promise<number> {
  const rest = bytes.subarray(offset)
  const sending = request(origin + bytesPath(id), {
    method: 'PATCH',
    headers: { ...headers, ...pieceHeaders(offset), 'content-length': String(rest.length) },
  })
  if (cutAfter !== undefined) {
    sending.on('error', () => {})
    await new Promise((resolve) => sending.write(rest.subarray(0, cutAfter), resolve))
    sending.destroy()
    return 0
  }
  sending.end(rest)
  const [reply] = await once(sending, 'response')
  reply.resume()
  return reply.statusCode
}

type Sent = { headers: Headers; bytes: Buffer; fields: object }

/** Announces a file, sends it whole and lets the worker take it. */
export async function uploadWhole(server: TestApp, files: FileStore, { headers, bytes, fields }: Sent) {
  const announced = { name: 'render.jpg', bytes: bytes.length, ...fields }
  const { id } = await server.read(addUpload, { projectId: RIVA }, {}, headers, announced)
  const reply = await server.app.inject({
    method: 'PATCH',
    url: bytesPath(id),
    headers: { ...headers, ...pieceHeaders(0) },
    payload: bytes,
  })
  if (reply.statusCode !== 204) throw new Error(`PATCH answered ${reply.statusCode} ${reply.payload}`)
  await takeUpload({ members: server.members, files, limits: server.config.uploads })({ uploadId: id })
  return server.read(getUpload, { projectId: RIVA, id }, {}, headers)
}
