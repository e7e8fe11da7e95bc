import { STUDIO_PATH } from '@belvedere/domain/screens/studio-paths'
import { Link } from 'react-router'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import styles from './studio-nothing.module.css'

/** What there is not, or not for whoever asks, and the way back. */
export function Nothing({ words }: { words: string }) {
  const localised = useLocalised()
  return (
    <main className={styles.nothing}>
      <h1>{words}</h1>
      <Link to={localised(STUDIO_PATH)}>{m.studio_all_projects()}</Link>
    </main>
  )
}
