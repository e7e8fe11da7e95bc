import { setTimeout as wait } from 'node:timers/promises'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { MULTIPART, uploadBody } from '@belvedere/server/testing/multipart'
import sharp from 'sharp'
import { PROJECT } from '../claims/project.ts'

const PICTURE = { width: 4_000, height: 2_500, channels: 3, background: '#b9c6c9' } as const
const IMPORTS = `/api/v1/studio/projects/${PROJECT}/imports`

const ANSWER_WITHIN_MS = 15_000
const AGAIN_AFTER_MS = 500

type Author = { origin: string; headers: Record<string, string> }

type Sent = { body: string | Uint8Array<ArrayBuffer>; type: Record<string, string> }
type Content = { data: { attributes: Record<string, unknown> }; errors?: { code: string }[] }

/** As an author does who sees "not at the moment": again, until it is answered. */
async function ask({ origin, headers }: Author, path: string, { body, type }: Sent) {
  for (let tries = 1; ; tries += 1) {
    const reply = await fetch(origin + path, {
      method: 'POST',
      headers: { ...headers, ...type },
      body,
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    }).catch(() => undefined)
    const content = reply && ((await reply.json()) as Content)
    if (reply?.ok) return content?.data.attributes ?? {}
    const code = content?.errors?.[0]?.code
    // It was done, or is being done, and its answer lost: what came of it is looked at in the end.
    if (tries > 1 && (code === 'too-late' || code === 'not-found')) return {}
    if (reply && reply.status < 500) throw new Error(`${path} answered ${reply.status} ${code}`)
    await wait(AGAIN_AFTER_MS)
  }
}

/** A new price for every apartment, brought in as a list: sent, looked through, applied. */
export async function applyPriceList(author: Author, apartments: number, price: number): Promise<void> {
  const rows = Array.from({ length: apartments }, (_, nth) => `C-${nth + 1},${price}`)
  const list = Buffer.from(`Name,Price\n${rows.join('\n')}\n`)
  const sent = uploadBody({}, { value: list, filename: 'prices.csv' })
  const { id } = await ask(author, IMPORTS, { body: new Uint8Array(sent), type: MULTIPART })
  const body = JSON.stringify({ confirm: apartments })
  await ask(author, `${IMPORTS}/${id}/apply`, { body, type: { 'content-type': 'application/json' } })
}

/** A render of ten megapixels; gives the address that it is served from. */
export async function uploadPicture(author: Author): Promise<string> {
  const value = await sharp({ create: PICTURE }).jpeg().toBuffer()
  const sent = uploadBody(
    { projectId: PROJECT, mediaTypeId: MEDIA_TYPES.project_title_image },
    { value, filename: 'render.jpg' },
  )
  const { media } = await ask(author, '/api/v1/media/upload', {
    body: new Uint8Array(sent),
    type: MULTIPART,
  })
  return String(media)
}
