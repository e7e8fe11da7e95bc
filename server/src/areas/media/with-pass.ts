import type { FastifyInstance } from 'fastify'
import type { Session } from '../../platform/sessions/who-asks.ts'

type Addressed = {
  readonly media: string | null
  readonly mediaData?: { readonly tiles: { readonly url: string } | null }
}

/** A file's address ends with its fingerprint; a text has none. */
const FINGERPRINT = /[?&]v=(?<fingerprint>[0-9a-f]{32})$/

/** Media as whoever asks may load them by their addresses alone, whether or not visitors see them yet. */
export function withPass<Item extends Addressed>(
  { picturePasses }: FastifyInstance,
  asker: Session,
  item: Item,
): Item {
  const { fingerprint } = FINGERPRINT.exec(item.media ?? '')?.groups ?? {}
  // A program has no session, and sends its key with every request.
  if (fingerprint === undefined || asker.key) return item
  const pass = picturePasses.give(asker, fingerprint)
  const tiles = item.mediaData?.tiles
  return {
    ...item,
    media: `${item.media}&pass=${pass}`,
    ...(tiles && { mediaData: { ...item.mediaData, tiles: { ...tiles, url: `${tiles.url}/${pass}` } } }),
  }
}
