import type { lookup } from 'node:dns'
import { expect, it, onTestFinished } from 'vitest'
import { startReceiver } from '../../testing/receiver.ts'
import { postOutside } from './post-outside.ts'

const post = (address: string, resolve?: typeof lookup) =>
  postOutside(address, {
    body: '{}',
    headers: {},
    insideHosts: [],
    withinMs: 2_000,
    ...(resolve && { resolve }),
  })

/** A name server that says something else each time. */
function changing(...answers: string[][]): typeof lookup {
  let asked = 0
  const answer = (_: string, __: unknown, done: (error: null, addresses: object[]) => void) => {
    const now = answers[Math.min(asked, answers.length - 1)] ?? []
    asked += 1
    done(
      null,
      now.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  }
  return answer as unknown as typeof lookup
}

it.each([
  [['127.0.0.1']],
  [['10.0.0.1']],
  [['169.254.169.254']],
  [['::1']],
  [['::ffff:127.0.0.1']],
  [['93.184.215.14', '127.0.0.1']],
  [[]],
])('a name that leads to %s is not connected to [INB-04]', async (addresses) => {
  expect(await post('https://crm.example/', changing(addresses))).toEqual({ problem: 'address-refused' })
})

it('what a name leads to is looked at by the connection itself, not before it [INB-04]', async () => {
  const receiver = await startReceiver(() => 'whsec_c2VjcmV0')
  onTestFinished(receiver.close)
  const { port } = new URL(receiver.address)
  // Once public, and then ours: whoever looks twice believes the first answer and connects to the second.
  const rebinding = changing(['203.0.113.7'], ['127.0.0.1'])
  for (let time = 0; time < 3; time += 1)
    expect(await post(`https://crm.example:${port}/`, rebinding)).toEqual({ problem: 'address-refused' })
  expect(receiver.received).toEqual([])
})

it('a name that nobody knows is no answer [INB-04]', async () => {
  expect(await post('https://nowhere.invalid/')).toEqual({ problem: 'no-answer' })
})
