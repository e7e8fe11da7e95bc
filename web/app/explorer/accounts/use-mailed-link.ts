import { useCallback, useEffect, useState } from 'react'

/** What became of the link that a mail brought the visitor here with. */
export type LinkState = 'checking' | 'good' | 'ended' | 'unchecked'

const GONE = 410
const asked = new Map<string, Promise<LinkState>>()

/** Asks the server about a token once, however often the screen is drawn: it works once. */
export function useMailedLink(token: string | null, ask: (token: string) => Promise<{ response: Response }>) {
  const [state, setState] = useState<LinkState>('checking')
  const check = useCallback(async () => {
    if (!token) return setState('ended')
    setState('checking')
    const answer = asked.get(token) ?? ask(token).then(stateOf, () => 'unchecked' as const)
    asked.set(token, answer)
    const found = await answer
    if (found === 'unchecked') asked.delete(token)
    setState(found)
  }, [token, ask])
  useEffect(() => void check(), [check])
  return { state, checkAgain: check }
}

function stateOf({ response }: { response: Response }): LinkState {
  if (response.ok) return 'good'
  return response.status === GONE || response.status === 400 ? 'ended' : 'unchecked'
}
