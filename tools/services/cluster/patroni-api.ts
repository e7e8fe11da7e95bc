import { setTimeout as wait } from 'node:timers/promises'
import type { Member } from './member.ts'

const ASK_EVERY_MS = 100
const ANSWER_WITHIN_MS = 2_000

type View = { members: { name: string; role: string; state: string; lag?: number | string }[] }

/** What Patroni says of the cluster and does with it, asked of whichever member answers. */
export function patroniApi(members: readonly Member[], password: string) {
  async function view(asked: readonly Member[] = members): Promise<View['members']> {
    for (const { restPort } of asked) {
      const answer = await fetch(`http://127.0.0.1:${restPort}/cluster`, {
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      }).catch(() => undefined)
      if (answer?.ok) return ((await answer.json()) as View).members
    }
    return []
  }

  /** Who says of themselves that they lead and is believed by those before HAProxy. */
  async function leaders(): Promise<Member[]> {
    const answers = members.map(async (member) => {
      const answer = await fetch(`http://127.0.0.1:${member.restPort}/primary`, {
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      }).catch(() => undefined)
      return answer?.ok ? [member] : []
    })
    return (await Promise.all(answers)).flat()
  }

  async function until<Found>(
    look: () => Promise<Found | undefined>,
    withinMs: number,
    wish: string,
  ): Promise<Found> {
    for (const end = Date.now() + withinMs; Date.now() < end; await wait(ASK_EVERY_MS)) {
      const found = await look()
      if (found) return found
    }
    throw new Error(
      `No ${wish} within ${withinMs} ms: ${JSON.stringify(await view())}; see var/cluster-*.log`,
    )
  }

  const leader = (withinMs = 60_000) => until(async () => (await leaders())[0], withinMs, 'leader')

  return {
    leader,
    leaders,
    /** One leads and both others are among those who may take over. */
    async whole(withinMs = 90_000): Promise<Member> {
      const isWhole = async () => {
        const now = await view()
        const streaming = now.filter(({ role, state }) => role === 'quorum_standby' && state === 'streaming')
        return streaming.length === members.length - 1 || undefined
      }
      await until(isWhole, withinMs, 'whole cluster')
      return leader()
    },
    /** Planned, to whichever standby Patroni chooses. */
    async switchover(): Promise<void> {
      const from = await leader()
      const answer = await fetch(`http://127.0.0.1:${from.restPort}/switchover`, {
        method: 'POST',
        headers: {
          authorization: `Basic ${Buffer.from(`patroni:${password}`).toString('base64')}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ leader: from.name }),
      })
      const words = await answer.text()
      if (!answer.ok) throw new Error(`Patroni refused the switchover: ${answer.status} ${words}`)
    },
  }
}
