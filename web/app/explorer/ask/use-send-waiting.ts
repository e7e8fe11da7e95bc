import { retryAfterMs } from '@belvedere/domain/enquiries/waiting-enquiry'
import { useEffect } from 'react'
import { sendWaiting } from './send-waiting.ts'

/** Sends at once, when the network comes back, when the tab is looked at again, and after a while. */
export function useSendWaiting(waiting: number) {
  useEffect(() => {
    if (waiting === 0) return
    let failures = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    let left = false
    const attempt = async () => {
      clearTimeout(timer)
      if (!navigator.onLine || (await sendWaiting()) || left) return
      timer = setTimeout(attempt, retryAfterMs(failures++))
    }
    void attempt()
    addEventListener('online', attempt)
    document.addEventListener('visibilitychange', attempt)
    return () => {
      left = true
      clearTimeout(timer)
      removeEventListener('online', attempt)
      document.removeEventListener('visibilitychange', attempt)
    }
  }, [waiting])
}
