import { m } from '../../paraglide/messages.js'
import { PRODUCT_NAME } from '../../ui/product-name.ts'
import styles from './watermark.module.css'

/** The version text is a constant of the specification. */
const VERSION = 'v 1.0'

export function Watermark() {
  return (
    <footer className={styles.watermark}>
      <span>
        {m.powered_by()} <b>{PRODUCT_NAME}</b>
      </span>
      <span>{VERSION}</span>
    </footer>
  )
}
