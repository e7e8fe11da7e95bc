import { afterEach, expect, it, vi } from 'vitest'
import { ConnectionError } from '../../api/client.ts'
import { actionProblem, answered, createAction } from './use-action.tsx'

afterEach(() => vi.restoreAllMocks())

const refused = (code: string, status: number) =>
  ({
    response: new Response(null, { status }),
    refusal: { code, status: String(status), title: '', detail: '' },
  }) as never

function started() {
  const seen: object[] = []
  return { seen, ...createAction((state) => seen.push(state)) }
}

it('does it once, however often one presses while it runs', async () => {
  const { run, seen } = started()
  const { promise, resolve } = Promise.withResolvers<void>()
  const work = vi.fn(() => promise)
  const presses = [run(work), run(work), run(work)]
  expect(seen).toEqual([{ busy: true, problem: undefined }])
  resolve()
  expect(await Promise.all(presses)).toEqual([true, false, false])
  expect(work).toHaveBeenCalledTimes(1)
  expect(seen.at(-1)).toEqual({ busy: false, problem: undefined })
  expect(await run(work)).toBe(true)
})

it('says a refusal by its code, and what the action itself has to say before that', async () => {
  const { run, seen } = started()
  const removed = vi.fn()
  const work = async () => {
    await answered(Promise.resolve(refused('in-use', 409)))
    removed()
  }
  expect(await run(work)).toBe(false)
  expect(seen.at(-1)).toEqual({ busy: false, problem: 'Something else still needs it.' })
  await run(work, { 'in-use': () => 'Three apartments are of this type.' })
  expect(seen.at(-1)).toEqual({ busy: false, problem: 'Three apartments are of this type.' })
  expect(removed).not.toHaveBeenCalled()
})

it.each([
  ['forbidden', 403, 'You may not do this here.'],
  ['not-found', 404, 'It is not there any more.'],
  ['stale', 412, 'Somebody changed it meanwhile. Look at it again, then repeat your change.'],
  ['too-many-requests', 429, 'Too many at once. Try again in a minute.'],
  ['unavailable', 503, 'The server cannot do this right now. Try again in a moment.'],
])('says %s by the code and by the status of a read alone', async (code, status, words) => {
  const error = await answered(Promise.resolve(refused(code, status))).catch((thrown) => thrown)
  expect(actionProblem(error)).toBe(words)
  expect(actionProblem(new Response(null, { status }))).toBe(words)
})

it('says a code that it has no words for', async () => {
  const error = await answered(Promise.resolve(refused('lies-in-itself', 422))).catch((thrown) => thrown)
  expect(actionProblem(error)).toBe('The server did not take it.')
})

it('says a cut connection, and can be tried again', async () => {
  const { run, seen } = started()
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(await run(() => Promise.reject(new ConnectionError()))).toBe(false)
  expect(seen.at(-1)).toEqual({
    busy: false,
    problem: 'No connection. Nothing you typed is lost: try again.',
  })
  expect(log).not.toHaveBeenCalled()
  expect(await run(async () => {})).toBe(true)
})

it('logs a mistake of ours and takes it for no cut connection', async () => {
  const { run, seen } = started()
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const mistake = new TypeError('undefined is not a function')
  await run(() => Promise.reject(mistake))
  expect(seen.at(-1)).toEqual({
    busy: false,
    problem: 'Something went wrong on our side. Try again in a moment.',
  })
  expect(log).toHaveBeenCalledWith('An action failed', mistake)
})

it('says what is wrong before anything is sent, but not while something is on its way', async () => {
  const { run, say, seen } = started()
  say('Give it a name.')
  expect(seen.at(-1)).toEqual({ busy: false, problem: 'Give it a name.' })
  const running = run(async () => {})
  say('Give it a name.')
  expect(seen.at(-1)).toEqual({ busy: true, problem: undefined })
  await running
})
