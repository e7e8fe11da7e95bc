import { useState } from 'react'
import type { Outcome } from '../../../api/client.ts'
import { m } from '../../../paraglide/messages.js'
import { refusalWords } from '../refusal-words.ts'
import { sendConfirmed } from './send-confirmed.ts'

export interface ActionTools {
  /** The answer; undefined when it was not done. */
  readonly send: <Value>(ask: () => Promise<Outcome<Value>>) => Promise<Value | undefined>
  readonly say: (words: string) => void
}

/** Something that is done at a block: it may ask first who the user is, and says at the block what went wrong. */
export function useConfirmedAction() {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function send<Value>(ask: () => Promise<Outcome<Value>>): Promise<Value | undefined> {
    const outcome = await sendConfirmed(ask)
    if (outcome && outcome.answer === undefined) setProblem(refusalWords(outcome.refusal))
    return outcome?.answer
  }

  async function act(work: (tools: ActionTools) => Promise<void>) {
    setBusy(true)
    setProblem(undefined)
    try {
      await work({ send, say: setProblem })
    } catch {
      setProblem(m.error_text())
    } finally {
      setBusy(false)
    }
  }

  return { busy, problem, act }
}
