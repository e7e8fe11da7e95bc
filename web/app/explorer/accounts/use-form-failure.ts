import { useCallback, useEffect, useRef, useState } from 'react'
import { clearNotices, notify, useNotices } from '../../state/notify.ts'

interface Said {
  readonly title: string
  readonly message: string
}

/** "Errors are notices and, once OK'd, stay in the form" (ACC-03). */
export function useFormFailure<Failure extends Said>() {
  const [failure, setFailure] = useState<Failure>()
  const noticed = useNotices().length > 0
  const notice = useRef(false)

  const fail = useCallback((next: Failure) => {
    notice.current = true
    setFailure(next)
    notify({ title: next.title, message: next.message, type: 'error', afterOk: 'stay' })
  }, [])

  /** Another try begins. */
  const forget = useCallback(() => {
    if (notice.current) clearNotices()
    notice.current = false
    setFailure(undefined)
  }, [])

  // Whoever leaves the form leaves its notice too.
  useEffect(() => () => (notice.current ? clearNotices() : undefined), [])

  return { failure: noticed ? undefined : failure, fail, forget }
}
