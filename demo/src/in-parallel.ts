import { availableParallelism } from 'node:os'

/** Does the work for all items, as many at once as there are processors. */
export async function inParallel<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const rest = items.values()
  const worker = async () => {
    for (const item of rest) await work(item)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
}
