import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { startSession, useSession } from './session.ts'
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
    return onSessionHint(startSession)
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
