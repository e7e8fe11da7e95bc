import { sql } from 'kysely'
import type { TestApp } from './test-app.ts'
import { untilWaiting } from './until-waiting.ts'

type Reply = Awaited<ReturnType<TestApp['ask']>>

/** Lets calls go as far as they come while a statement's lock is held, then all of them at once. */
export async function together(
  server: TestApp,
  lock: string,
  asked: readonly (() => Promise<Reply>)[],
): Promise<Reply[]> {
  const under = await server.owner.transaction().execute(async (held) => {
    await sql.raw(lock).execute(held)
    const answers = asked.map((ask) => ask())
    await untilWaiting(server, answers.length)
    return { answers }
  })
  return Promise.all(under.answers)
}

/** What each of them got, whoever came first. */
export const outcomes = (replies: readonly Reply[]): string[] =>
  replies.map((reply) => (reply.statusCode < 300 ? 'done' : reply.json().errors[0].code)).toSorted()
