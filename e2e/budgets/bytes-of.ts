export interface Sent {
  readonly url: string
  readonly transferSize: number
  readonly resourceSize: number
}

const TILE = /\.tiles\/\d+\/\d+_\d+\.\w+$/

/** What came over the line: for the first view, and the tiles that follow it. */
export function bytesOf(requests: readonly Sent[]): { firstView: number; tiles: number } {
  // What the service worker passes on has no transfer of its own.
  const sum = (some: readonly Sent[]) =>
    some.reduce((bytes, { transferSize, resourceSize }) => bytes + (transferSize || resourceSize), 0)
  const served = requests.filter(({ url }) => url.startsWith('http'))
  return {
    firstView: sum(served.filter(({ url }) => !TILE.test(url))),
    tiles: sum(served.filter(({ url }) => TILE.test(url))),
  }
}
