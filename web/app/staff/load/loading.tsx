import type { ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import styles from './staff-loading.module.css'
import type { Loaded } from './use-loaded.ts'

interface LoadingProps<Value> {
  loaded: Loaded<Value>
  onAgain: () => void
  /** How many rows stand for what is on its way. */
  rows?: number
  children: (value: Value) => ReactNode
}

/** Asking again would be refused again. */
const STANDS: Readonly<Record<number, () => string>> = {
  403: m.staff_refused_forbidden,
  404: m.staff_refused_gone,
}

/** A part of a page that comes by itself: rows until it is there, what went wrong and another try when it did not come. */
export function Loading<Value>({ loaded, onAgain, rows = 3, children }: LoadingProps<Value>) {
  if (loaded.state === 'ready') return children(loaded.value)
  if (loaded.state === 'failed') {
    const stands = STANDS[loaded.status ?? 0]
    return (
      <div className={styles.failed} role="alert">
        <p>{(stands ?? m.studio_failed)()}</p>
        {!stands && <Button onClick={onAgain}>{m.studio_try_again()}</Button>}
      </div>
    )
  }
  return (
    <div className={styles.rows} role="status" aria-label={m.studio_loading()}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows that are all alike
        <span key={row} />
      ))}
    </div>
  )
}
