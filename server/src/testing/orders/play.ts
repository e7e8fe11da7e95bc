import { RIVA } from '../identities.ts'
import { followSales, projectsWithoutAdmin, sightings, statusesThatDoNotFollow } from './always.ts'
import type { Reply, World } from './chosen.ts'
import { actionsOf, DOES, undo } from './deeds.ts'
import type { Move, Step } from './order.ts'
import { enterPlayground, type Playground } from './playground.ts'
import { apart, followRecord, readRows } from './record.ts'

/** All that visitors can ask for is asked for now and then, and at the end. */
const LOOK_EVERY = 20

/**
 * Plays an order on a clone of the playground, and throws where something does not hold; gives how many undos and redos were
 * compared with what was there before.
 */
export async function play(playground: Playground, order: readonly Move[]): Promise<number> {
  const said: string[] = []
  const { server, headers } = await enterPlayground(playground, said)
  const world: World = { server, headers, nth: 0, compared: 0 }
  try {
    const record = await followRecord(server)
    const sales = await followSales(server)
    for (const [nth, move] of order.entries()) {
      world.nth = nth
      const faults = [
        ...(await make(world, move, said)),
        ...(await record.faults()),
        ...(await sales()),
        ...(await projectsWithoutAdmin(server)),
        ...(await statusesThatDoNotFollow(server)),
        ...(nth % LOOK_EVERY === LOOK_EVERY - 1 || nth === order.length - 1 ? await sightings(server) : []),
      ]
      if (faults.length > 0) throw new Error(`After move ${nth + 1}:\n${faults.slice(0, 20).join('\n')}`)
    }
    return world.compared
  } finally {
    await server.close()
  }
}

/** Makes a move; gives what went wrong with it. */
async function make(world: World, move: Move, said: string[]): Promise<string[]> {
  if (move.kind === 'one') return (await does(world, move.step, said)).faults
  if (move.kind === 'two') {
    const both = await Promise.all([does(world, move.step, said), does(world, move.other, said)])
    return both.flatMap(({ faults }) => faults)
  }
  return move.kind === 'undone' ? makeAndUndo(world, move.step, said) : undoAndRedo(world, move.a, said)
}

function asking({ server, headers }: World, who: Step['who'], said: string[], faults: string[]) {
  const ask: Parameters<(typeof DOES)['add']>[1] = async (call, params, body, more = {}) => {
    const reply = await server.ask(call, params, more.query, { ...headers[who], ...more.headers }, body)
    if (reply.statusCode >= 500)
      faults.push(`${call.name} answered ${reply.payload}\n${said.splice(0).join('')}`)
    return reply
  }
  return ask
}

async function does(
  world: World,
  step: Step,
  said: string[],
): Promise<{ faults: string[]; reply: Reply | undefined }> {
  const faults: string[] = []
  const reply = await DOES[step.deed](world, asking(world, step.who, said, faults), step)
  return { faults, reply }
}

/** Nobody else did anything since, so all of it goes back, but for what is final. */
async function makeAndUndo(world: World, step: Step, said: string[]): Promise<string[]> {
  const before = await readRows(world.server.owner)
  const [last = 0] = await actionsOf(world)
  const { faults } = await does(world, step, said)
  const made = (await actionsOf(world)).filter((id) => id > last)
  const [action] = made
  if (action === undefined || made.length > 1) return faults
  const { kept, faults: others } = await takeBack(world, action, said)
  faults.push(...others)
  if (kept.length > 0)
    return [
      ...faults,
      ...kept
        .filter((one) => !MAY_STAY.test(one))
        .map((one) => `the undo of a fresh ${step.deed} keeps ${one}`),
    ]
  const after = await readRows(world.server.owner)
  world.compared += 1
  return [...faults, ...apart(before, after).map((one) => `after ${step.deed} and its undo: ${one}`)]
}

/** What was taken back comes back as it was. */
async function undoAndRedo(world: World, nth: number, said: string[]): Promise<string[]> {
  const actions = await actionsOf(world)
  const action = actions[nth % Math.max(actions.length, 1)]
  if (action === undefined) return []
  const before = await readRows(world.server.owner)
  const undone = await takeBack(world, action, said)
  const [fresh = 0] = await actionsOf(world)
  if (undone.kept.length > 0 || undone.faults.length > 0 || fresh <= (actions[0] ?? 0)) return undone.faults
  const redone = await takeBack(world, fresh, said)
  if (redone.kept.length > 0)
    return [
      ...redone.faults,
      ...redone.kept.filter((one) => !MAY_STAY.test(one)).map((one) => `the redo keeps ${one}`),
    ]
  const after = await readRows(world.server.owner)
  world.compared += 1
  return [...redone.faults, ...apart(before, after).map((one) => `after an undo and its redo: ${one}`)]
}

/** What is final, and what has a secret that was shown once (decision 215). */
const MAY_STAY = / final$|^(invitations|price_viewers) \d+ secret$/

/** Logged out, without the right, and removed from the project. */
const MAY_NOT: readonly number[] = [401, 403, 404]

type Kept = { table: string; key: string; reason: string }

async function takeBack(
  world: World,
  action: number,
  said: string[],
): Promise<{ kept: string[]; faults: string[] }> {
  const faults: string[] = []
  const replies: Reply[] = []
  const ask = asking(world, 'project_admin', said, faults)
  await undo(async (...asked) => {
    const reply = await ask(...asked)
    replies.push(reply)
    return reply
  }, action)
  const [first, last] = [replies[0], replies.at(-1)]
  if (first?.statusCode === 200) return { kept: [], faults }
  const kept: Kept[] = first?.json().meta?.kept ?? []
  // Whoever may not take it back, as a removed admin, changes nothing.
  if (kept.length === 0 && MAY_NOT.includes(first?.statusCode ?? 0))
    return { kept: [`project ${RIVA} final`], faults }
  // Nobody else does anything meanwhile: what was confirmed is done.
  if (last?.statusCode !== 200) faults.push(`the undo of action ${action} is refused: ${last?.payload}`)
  return { kept: kept.map(({ table, key, reason }) => `${table} ${key} ${reason}`), faults }
}
