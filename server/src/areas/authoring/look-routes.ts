import * as calls from '@belvedere/contract/calls/look'
import type { FastifyInstance } from 'fastify'
import type { Kysely, Transaction } from 'kysely'
import { inAction } from '../../platform/database/in-action.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { projectOf } from '../../platform/database/project-of.ts'
import { Refused } from '../../platform/http/refused.ts'
import { serveStaff, type Workplace } from '../../platform/http/serve-staff.ts'
import { draftsOf, dropDraft, publishDrafts, saveDrafts } from './drafts.ts'
import { readThing } from './read-things.ts'
import type { DemandReadable } from './readable-look.ts'
import { lockThings } from './thing-queries.ts'

/** A project's look, of which there is one: it is known by the project's id, and waits for Publish. */
export function lookRoutes(app: FastifyInstance, members: Kysely<Database>, readable: DemandReadable): void {
  const owner = ({ params }: { params: { projectId: number } }) =>
    projectOf(members, 'projects', params.projectId)

  /** As it all was at one moment: a revision is never told with a draft that came after it. */
  const read = ({ projectId }: Workplace) =>
    members
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((db) => readThing(db, 'look', { projectId, withPrices: false }, projectId))

  const thing = ({ params }: { params: { projectId: number } }) => ({
    table: 'looks',
    id: params.projectId,
    read,
  })

  const act = async (
    what: string,
    place: Workplace,
    work: (db: Transaction<Database>) => Promise<unknown>,
  ) => {
    await app.jobsReady()
    await inAction(members, { kind: `look.${what}`, userId: place.asker.id }, work)
    return read(place)
  }

  serveStaff(app, calls.getLook, { owner, answer: (_, place) => read(place) })

  serveStaff(app, calls.changeLook, {
    owner,
    thing,
    answer: ({ body, revision }, place) =>
      act('change', place, (db) =>
        saveDrafts(db, 'look', { projectId: place.projectId, userId: place.asker.id }, [
          { id: place.projectId, revision, fields: body },
        ]),
      ),
  })

  serveStaff(app, calls.dropLookDraft, {
    owner,
    thing,
    answer: ({ revision }, place) =>
      act('drop', place, async (db) => {
        await holdLook(db, place.projectId, revision)
        await dropDraft(db, 'look', place.projectId)
      }),
  })

  serveStaff(app, calls.publishLook, {
    owner,
    thing,
    answer: ({ revision }, place) =>
      act('publish', place, async (db) => {
        const { projectId: id } = place
        await holdLook(db, id, revision)
        if (!(await draftsOf(db, 'look', [id])).has(id)) return
        await publishDrafts(db, place, [{ kind: 'look', id }], readable)
        await app.enqueue(db, 'warm-pictures', { projectId: id })
      }),
  })
}

/** Nobody changes it until the transaction ends; whoever has read another revision of it is refused. */
async function holdLook(db: Transaction<Database>, projectId: number, revision: number): Promise<void> {
  const look = (await lockThings(db, 'look', projectId, [projectId])).get(projectId)
  if (look?.revision !== revision) throw new Refused('stale')
}
