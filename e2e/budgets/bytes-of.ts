export interface Sent {
  readonly url: string
  readonly transferSize: number
  readonly resourceSize: number
}

const TILE = /\.tiles\/\d+\/\d+_\d+\.\w+$/

/** What came over the line: for the first view, and the tiles that follow it. */
export async function bytesOf(all: readonly Sent[]): Promise<{ firstView: number; tiles: number }> {
  const sizes = all
    .filter(({ url }) => url.startsWith('http'))
    .map(async (sent) => ({
      isTile: TILE.test(sent.url),
      bytes: sent.transferSize || (await onTheLine(sent)),
    }))
  const [tiles, firstView] = [true, false].map(async (wanted) =>
    (await Promise.all(sizes))
      .filter(({ isTile }) => isTile === wanted)
      .reduce((sum, { bytes }) => sum + bytes, 0),
  )
  return { firstView: (await firstView) ?? 0, tiles: (await tiles) ?? 0 }
}

/** What the service worker passes on has no transfer of its own in the trace: the server knows what it weighs. */
async function onTheLine({ url, resourceSize }: Sent): Promise<number> {
  const { headers } = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
  return Number(headers.get('content-length')) || resourceSize
}
