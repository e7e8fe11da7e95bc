import type { Outcome } from '../../api/client.ts'

/** Where a part of a list begins: nothing for the first. */
type From = { readonly 'page[after]'?: string }

export type ReadPart<One> = (from: From) => Promise<Outcome<One[]>>

interface PartsOfList<One> {
  readonly items: One[]
  /** Of the whole list. */
  readonly total: number
  readonly hasMore: boolean
}

/** So many parts of a list, from its beginning. */
export async function readParts<One>(read: ReadPart<One>, parts: number): Promise<PartsOfList<One>> {
  const items: One[] = []
  let from: From = {}
  for (let part = 1; ; part += 1) {
    const { response, answer, meta } = await read(from)
    if (!answer) throw new Response(null, { status: response.status })
    items.push(...answer)
    const hasMore = typeof meta?.after === 'string'
    if (!hasMore || part >= parts) return { items, total: Number(meta?.total ?? items.length), hasMore }
    from = { 'page[after]': String(meta.after) }
  }
}
