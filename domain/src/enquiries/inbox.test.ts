import { describe, expect, it } from 'vitest'
import { answersBuyer, isTakeover, mayAct, stateOf } from './inbox.ts'

const agent = { id: 7, head: false }
const head = { id: 9, head: true }

describe('an enquiry at the desk [INB-02]', () => {
  it.each([
    [{ answered: false, closed: false }, 'unanswered'],
    [{ answered: true, closed: false }, 'answered'],
    [{ answered: true, closed: true }, 'closed'],
    [{ answered: false, closed: true }, 'closed'],
  ] as const)('%j stands as %s', (enquiry, state) => {
    expect(stateOf(enquiry)).toBe(state)
  })

  it.each([
    [{ kind: 'replied' }, true],
    [{ kind: 'viewing' }, true],
    [{ kind: 'called', reached: true }, true],
    [{ kind: 'called', reached: false }, false],
    [{ kind: 'opened' }, false],
    [{ kind: 'noted' }, false],
    [{ kind: 'held' }, false],
  ] as const)('%j stops the clock: %s', (step, stops) => {
    expect(answersBuyer(step)).toBe(stops)
  })

  it('is acted on by whose it is, by anyone while it is nobody’s, and by the head of sales', () => {
    expect(mayAct({ agentId: 7, seller: agent })).toBe(true)
    expect(mayAct({ agentId: null, seller: agent })).toBe(true)
    expect(mayAct({ agentId: 8, seller: agent })).toBe(false)
    expect(mayAct({ agentId: 8, seller: head })).toBe(true)
  })

  it('is taken over from a colleague for oneself alone', () => {
    expect(isTakeover({ agentId: 8, seller: agent }, 7)).toBe(true)
    expect(isTakeover({ agentId: 8, seller: agent }, 6)).toBe(false)
    expect(isTakeover({ agentId: null, seller: agent }, 7)).toBe(false)
    expect(isTakeover({ agentId: 8, seller: head }, 9)).toBe(false)
  })
})
