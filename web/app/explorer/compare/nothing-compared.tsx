import { HOME_PATH } from '@belvedere/domain/screens/screen-paths'
import { Link } from 'react-router'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import styles from './nothing-compared.module.css'

export function NothingCompared() {
  const localised = useLocalised()
  return (
    <div className={styles.nothing}>
      <h2 className={styles.title}>{m.nothing_compared()}</h2>
      <p className={styles.text}>{m.nothing_compared_text()}</p>
      <Link className={styles.way} to={localised(HOME_PATH)}>
        {m.to_the_apartments()}
      </Link>
    </div>
  )
}
