import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { Gauge } from 'prom-client'
import { expect, it } from 'vitest'
import { openPlaces } from './places.ts'

const figure = new Gauge({ name: 'taken', help: 'For a test.', registers: [] })

/** An answer on a connection; one behind another has no connection of its own yet. */
function answerOn(socket = new Socket(), isFirst = true) {
  const raw = new ServerResponse(new IncomingMessage(socket))
  if (isFirst) raw.assignSocket(socket)
  return { raw, socket }
}

it('lets one visitor hold 20 places at once, and all together 100 [SEC-02]', async () => {
  const places = openPlaces({ all: 100, perVisitor: 20 }, figure)
  const answers = Array.from({ length: 20 }, () => answerOn())
  for (const answer of answers) places.take('one', answer)
  expect(() => places.take('one', answerOn())).toThrow(expect.objectContaining({ code: 'too-many-requests' }))
  for (let nth = 0; nth < 80; nth += 1) places.take(`other ${nth}`, answerOn())
  expect(() => places.take('another', answerOn())).toThrow(expect.objectContaining({ code: 'unavailable' }))
  answers[0]?.socket.destroy()
  await turn()
  places.take('another', answerOn())
  expect(places.refusal('third')).toBe('unavailable')
  expect(places.refusal('one')).toBe('unavailable')
})

it.each([
  ['while it is held', false, true],
  ['before it was taken', true, true],
  ['while it waits behind another answer', false, false],
])('gives a place back whose connection goes %s [SEC-11]', async (_, before, isFirst) => {
  const places = openPlaces({ all: 1, perVisitor: 1 }, figure)
  const answer = answerOn(new Socket(), isFirst)
  if (before) answer.socket.destroy()
  await turn()
  places.take('one', answer)
  if (!before) expect(places.refusal('one')).toBe('too-many-requests')
  answer.socket.destroy()
  await turn()
  expect(places.refusal('one')).toBeUndefined()
})
