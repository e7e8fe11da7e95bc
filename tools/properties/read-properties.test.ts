import { expect, it } from 'vitest'
import { readProperties } from './read-properties.ts'

const MESSAGE = `Error: Property failed after 2 tests
{ seed: -417, path: "1:0:3", endOnFailure: true }
Counterexample: ["publish"]`

const file = (name: string, ...assertionResults: object[]) => ({
  name: `/checkout/${name}`,
  status: 'passed',
  message: '',
  assertionResults,
})
const read = (...testResults: object[]) =>
  readProperties({ testResults } as unknown as Parameters<typeof readProperties>[0], '/checkout')

it('has a line for each property with what it tried, and the sums', () => {
  const steps = { fullName: 'any order holds', status: 'passed', meta: { tried: { steps: 20_000 } } }
  const more = { fullName: 'so does another', status: 'passed', meta: { tried: { steps: 10, sockets: 2 } } }
  const plain = { fullName: 'a rule', status: 'passed', meta: {} }
  expect(read(file('a.property.api.test.ts', steps, more), file('b.property.test.ts', plain))).toEqual({
    lines: [
      'ok     any order holds (20,000 steps)',
      'ok     so does another (10 steps, 2 sockets)',
      'ok     a rule',
    ],
    failed: 0,
    measured: '3 properties, 20,010 steps, 2 sockets, 0 failed',
  })
})

it('says of a failing one how it is shrunk and how to try it again', () => {
  const failing = { fullName: 'any order holds', status: 'failed', failureMessages: [MESSAGE], meta: {} }
  expect(read(file('server/a.property.api.test.ts', failing))).toEqual({
    lines: [
      'FAILED any order holds',
      MESSAGE,
      'again: npm run properties -- --only server/a.property.api.test.ts --seed -417 --path 1:0:3',
    ],
    failed: 1,
    measured: '1 properties, 1 failed',
  })
})

it('counts a file that did not load as a failure', () => {
  const broken = {
    name: '/checkout/a.property.test.ts',
    status: 'failed',
    message: 'no such module',
    assertionResults: [],
  }
  expect(read(broken)).toMatchObject({ lines: ['FAILED a.property.test.ts: no such module'], failed: 1 })
})

it('counts a run that tried nothing as a failure', () => {
  expect(read()).toEqual({
    lines: ['FAILED no property was tried'],
    failed: 1,
    measured: '0 properties, 1 failed',
  })
})
