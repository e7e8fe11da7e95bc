import { DESK_PATH } from '@belvedere/domain/screens/desk-paths'
import { Link } from 'react-router'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { PRODUCT_NAME } from '../../ui/product-name.ts'
import styles from './desk-wordmark.module.css'

export function DeskWordmark() {
  const localised = useLocalised()
  return (
    <Link className={styles.wordmark} to={localised(DESK_PATH)} title={m.studio_all_projects()}>
      <span className={styles.product}>{PRODUCT_NAME}</span>
      <span className={styles.desk}>{m.desk()}</span>
    </Link>
  )
}
