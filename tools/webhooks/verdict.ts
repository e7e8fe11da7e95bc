import type { Received } from '@belvedere/server/testing/receiver'

/** Whether a receiver that answered so has what it was told. */
const has = ({ answered }: Received) => answered !== 'fail' && answered !== 'hang' && answered !== 'hang-up'

/**
 * What a receiver has in the end, against what was written. Order is not promised, so what it goes by is `sequence`: in
 * that order each change of an apartment begins where the one before ended, and the last ends at the present status.
 */
export function judge(
  received: readonly Received[],
  written: ReadonlySet<string>,
  statuses: ReadonlyMap<number, string>,
) {
  const kept = new Map<string, NonNullable<Received['message']>>()
  let twice = 0
  for (const one of received.filter(has)) {
    if (kept.has(one.id)) twice += 1
    if (one.message) kept.set(one.id, one.message)
  }
  return {
    lost: [...written].filter((id) => !kept.has(id)).length,
    nobodys: [...kept.keys()].filter((id) => !written.has(id)).length,
    unsigned: received.filter(({ message }) => !message).length,
    disordered: disorder([...kept.values()], statuses),
    twice,
    failed: received.filter((one) => !has(one)).length,
  }
}

/** Apartments whose changes, in the order of their numbers, do not follow from one another. */
function disorder(
  messages: NonNullable<Received['message']>[],
  statuses: ReadonlyMap<number, string>,
): number {
  const ends = new Map<number, string>()
  const wrong = new Set<number>()
  for (const { data } of messages.toSorted((a, b) => a.sequence - b.sequence)) {
    const id = Number(data.apartmentId)
    if (ends.has(id) && ends.get(id) !== data.from) wrong.add(id)
    ends.set(id, String(data.to))
  }
  for (const [id, status] of ends) if (statuses.get(id) !== status) wrong.add(id)
  return wrong.size
}
