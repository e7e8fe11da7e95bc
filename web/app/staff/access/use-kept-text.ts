import { useCallback, useState } from 'react'
import { useSession } from '../../state/session.ts'

const PREFIX = 'belvedere.writing.'
/** What nobody came back for in a month is about something else by now. */
const KEPT_MS = 30 * 86_400_000

/** What was written or found in this tab. */
const writtenHere = new Set<string>()

/** Whoever logs out here themselves is done with it; what another tab wrote waits for them (SEC-13). */
export function forgetWrittenHere(): void {
  for (const key of writtenHere) keep(key, '')
}

interface Kept {
  readonly text: string
  readonly at: number
}

/**
 * A text that somebody is writing, kept on the device until it is taken or emptied, or until they log out in this tab: it
 * outlives a lost session, a lost project and a crash (SEC-13). Each account finds its own.
 */
export function useKeptText(about: string): [text: string, write: (text: string) => void] {
  const userId = useSession().profile?.id
  const key = `${PREFIX}${userId} ${about}`
  const [written, setWritten] = useState(() => ({ key, text: read(key) }))
  const write = useCallback(
    (text: string) => {
      setWritten({ key, text })
      keep(key, text)
    },
    [key],
  )
  return [written.key === key ? written.text : read(key), write]
}

function read(key: string): string {
  try {
    forgetOld()
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null
    if (kept) writtenHere.add(key)
    return kept?.text ?? ''
  } catch {
    return ''
  }
}

/** A browser may forbid storage; then the text lives as long as the page. */
function keep(key: string, text: string): void {
  if (text === '') writtenHere.delete(key)
  else writtenHere.add(key)
  try {
    if (text === '') localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify({ text, at: Date.now() } satisfies Kept))
  } catch {
    // It is still on the screen.
  }
}

function forgetOld(): void {
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(PREFIX)) continue
    const { at } = JSON.parse(localStorage.getItem(key) ?? '{"at":0}') as Kept
    if (Date.now() - at > KEPT_MS) localStorage.removeItem(key)
  }
}
