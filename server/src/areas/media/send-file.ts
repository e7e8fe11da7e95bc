import type { FastifyReply, FastifyRequest } from 'fastify'
import { fileHeaders, isKnown, PRIVATE } from '../../platform/answers/cache-headers.ts'
import { fingerprintOf, type ResizeFormat } from '../../platform/files/file-key.ts'
import type { FileStore } from '../../platform/files/files.ts'
import { sendStream } from '../../platform/http/places.ts'
import { orNotFound } from '../../platform/http/refused.ts'
import { isResizable, pictureResizer } from './resize-picture.ts'

/** Kept for whoever wants to have it, and not shown inside of ours. */
const PDF = 'application/pdf'

type File = {
  projectId: number
  fileKey: string | null
  mime: string | null
  /** For those alone who work on it: nobody keeps it. */
  waits?: true
}
type Wish = { resize?: number | undefined; format?: ResizeFormat | undefined; v?: string | undefined }

/** A file is taken for what it says it is and for nothing more: a drawing opened by itself runs no script. */
const HARMLESS = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; frame-ancestors 'none'; sandbox",
}

/** Answers with a stored file, or with a smaller picture of it; its fingerprint in the address keeps it for good. */
export function fileSender(files: FileStore) {
  const resize = pictureResizer(files)
  return async (file: File | undefined, wish: Wish, request: FastifyRequest, reply: FastifyReply) => {
    const { projectId, fileKey, mime, waits } = orNotFound(file)
    const original = orNotFound(fileKey ?? undefined)
    const type = mime ?? 'application/octet-stream'
    const width = isResizable(type) ? wish.resize : undefined
    const format = wish.format ?? 'webp'
    const fingerprint = fingerprintOf(original)

    reply
      .headers(HARMLESS)
      .headers(waits ? PRIVATE : fileHeaders(request.server, projectId, wish.v === fingerprint))
    if (isKnown(request, reply, width ? `${fingerprint}-${width}-${format}` : fingerprint))
      return reply.code(304).send()
    const found = await files.open(width ? await resize(original, width, format) : original)
    const { stream, size } = orNotFound(found)
    // Under our name for it: what its author called it is nobody's file name.
    if (type === PDF) reply.header('content-disposition', `attachment; filename="${original}"`)
    reply.type(width ? `image/${format}` : type).header('content-length', size)
    return sendStream(reply, stream)
  }
}
