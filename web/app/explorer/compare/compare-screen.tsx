import { m } from '../../paraglide/messages.js'
import { useCompared } from '../../state/compare.ts'
import { useHydrated } from '../../state/use-hydrated.ts'
import { useListedApartments } from '../../state/use-listed-apartments.ts'
import styles from './compare-screen.module.css'
import { Comparison } from './comparison.tsx'
import { NothingCompared } from './nothing-compared.tsx'

/** The compared apartments; the server does not know which, so the page fills when the browser takes over. */
export function CompareScreen() {
  const ids = useCompared()
  const { status, list } = useListedApartments(ids)
  const known = useHydrated()
  return (
    <main className={styles.page} aria-busy={!known || (ids.length > 0 && status === 'loading')}>
      {known && (ids.length === 0 || (status === 'ready' && list.length === 0)) && <NothingCompared />}
      {list.length > 0 && <Comparison list={list} />}
      {status === 'failed' && <p role="alert">{m.error_text()}</p>}
    </main>
  )
}
