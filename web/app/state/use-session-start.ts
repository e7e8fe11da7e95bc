import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { isUser, startSession, useSession } from './session.ts'
import { onSessionHint } from './session-hint.ts'

let rereading = false

/** What the screens show is being asked for again, for another asker: no route may decline. */
export const isRereading = () => rereading

/** Pages come as for a visitor. Whenever who is here changes, what they show is asked for again. */
export function useSessionStart(): void {
  const { revalidate } = useRevalidator()
  const userId = useSession().profile?.id
  const readFor = useRef(userId)
  useEffect(() => {
    void startSession()
    const leave = onSessionHint(startSession)
    // Of a session that could not be asked for.
    const resume = () => void (isUser() || startSession())
    addEventListener('online', resume)
    return () => {
      leave()
      removeEventListener('online', resume)
    }
  }, [])
  useEffect(() => {
    if (readFor.current === userId) return
    readFor.current = userId
    rereading = true
    void revalidate().finally(() => {
      rereading = false
    })
  }, [userId, revalidate])
}
