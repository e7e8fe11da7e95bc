import { TOLD_MINUTES_BEFORE } from '@belvedere/domain/sales/board'
import type { Means } from './at-the-desk.ts'
import { takeEnd, untoldEnds } from './hold-end-queries.ts'

const AT_ONCE = 100

/** The agent of a hold that is about to end is mailed once, by whichever process sees it first. */
export async function tellOfEnds({ members, enqueue, jobsReady }: Means): Promise<void> {
  const ends = await untoldEnds(members, TOLD_MINUTES_BEFORE, AT_ONCE)
  if (ends.length === 0) return
  await jobsReady()
  for (const end of ends)
    await members.transaction().execute(async (db) => {
      if (await takeEnd(db, end))
        await enqueue(db, 'hold-mail', { claimId: end.claimId, endsAt: end.endsAt.toISOString() })
    })
}
