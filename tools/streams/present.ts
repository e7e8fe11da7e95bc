import { getStatuses } from '@belvedere/contract/calls/live'
import { addressOf } from '@belvedere/server/testing/address-of'

type Present = { mark: number; apartments: Record<string, number[]> }

/** In which status each apartment of a project stands, and up to which change. */
export async function presentStatuses(origin: string, projectId: number): Promise<Present> {
  const answer = await fetch(origin + addressOf(getStatuses, { id: projectId }))
  const { data } = (await answer.json()) as { data: { attributes: Present } }
  return data.attributes
}

/** Of the database itself: a process that has not heard of a change yet would still tell the mark before it. */
export async function markNow(query: (sql: string) => Promise<string>, projectId: number): Promise<number> {
  return Number(
    await query(`select version + availability from project_versions where project_id = ${projectId}`),
  )
}
