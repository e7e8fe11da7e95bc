import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Versions } from '../../platform/answers/versions.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { openRoom, type Room } from './room.ts'
import { statusesAbove } from './status-rows.ts'
import { toldWithin } from './stream-figures.ts'

const TRY_AGAIN_MS = 1_000

/** A room for each project that somebody follows; woken by what this process hears of the projects' versions. */
export function openRooms(db: Kysely<Database>, versions: Versions, log: Pick<FastifyBaseLogger, 'warn'>) {
  const rooms = new Map<number, Room>()

  function wake(projectId: number): void {
    const told = toldWithin.startTimer()
    const room = rooms.get(projectId)
    room?.catchUp().then(
      () => told(),
      (error: unknown) => {
        log.warn({ err: error, projectId }, 'the statuses that changed could not be read')
        setTimeout(() => wake(projectId), TRY_AGAIN_MS).unref()
      },
    )
  }
  versions.onChange((changed) => {
    for (const { projectId } of changed) wake(projectId)
  })

  return {
    of(projectId: number): Room {
      const room =
        rooms.get(projectId) ?? openRoom((known, last) => statusesAbove(db, projectId, known, last))
      rooms.set(projectId, room)
      return room
    },
    /** The last who leaves puts out the light. */
    left(projectId: number): void {
      if (rooms.get(projectId)?.isEmpty) rooms.delete(projectId)
    },
    close(): void {
      for (const room of rooms.values()) room.close()
      rooms.clear()
    },
  }
}
