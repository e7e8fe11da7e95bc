import { addUpload } from '@belvedere/contract/calls/uploads'
import { HOSTILE_MEDIA_TYPE } from '@belvedere/server/testing/hostile-uploads'
import { askOffset, sendRest } from '@belvedere/server/testing/resumable'

const CUTS = 5
const ARRIVES_WITHIN_MS = 10_000

type Sending = { origin: string; projectId: number; headers: Record<string, string>; bytes: Buffer }

/** Sends a file over a line that is cut five times; says whether the whole of it has arrived. */
export async function sendInPieces({ origin, projectId, headers, bytes }: Sending): Promise<string> {
  const announced = await fetch(
    origin + addUpload.base + addUpload.path.replace('{projectId}', String(projectId)),
    {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'render.jpg', bytes: bytes.length, mediaTypeId: HOSTILE_MEDIA_TYPE }),
    },
  )
  const { data } = (await announced.json()) as { data: { attributes: { id: number } } }
  const sending = { origin, id: data.attributes.id, headers, bytes }
  for (let cut = 0; cut < CUTS; cut += 1) {
    const offset = await settled(sending)
    await sendRest({ ...sending, offset, cutAfter: Math.floor(bytes.length / (CUTS + 1)) })
  }
  const status = await sendRest({ ...sending, offset: await settled(sending) })
  return status === 204 && (await askOffset(origin, sending.id, headers)) === bytes.length
    ? 'whole'
    : 'cut short'
}

/** How far it is once what was under way has been kept: the same twice over. */
async function settled({
  origin,
  id,
  headers,
}: {
  origin: string
  id: number
  headers: Record<string, string>
}) {
  let last = -1
  for (const end = Date.now() + ARRIVES_WITHIN_MS; Date.now() < end; ) {
    const offset = await askOffset(origin, id, headers)
    if (offset === last) return offset
    last = offset
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
  return last
}
