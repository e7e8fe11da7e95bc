import type { Outcome } from '../../api/client.ts'

/** Where a page of a list begins: nothing for the first. */
type From = { readonly 'page[after]'?: string }

/** A whole list, page after page. */
export async function readEvery<One>(page: (from: From) => Promise<Outcome<One[]>>): Promise<One[]> {
  const all: One[] = []
  let from: From = {}
  for (;;) {
    const { response, answer, meta } = await page(from)
    if (!answer) throw new Response(null, { status: response.status })
    all.push(...answer)
    if (typeof meta?.after !== 'string') return all
    from = { 'page[after]': meta.after }
  }
}
