import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import styles from './studio-tool-inspector.module.css'

interface MakeFootProps {
  count: number
  /** Why nothing can be made yet. */
  hindrance?: string | undefined
  onMake: () => void
  onLeave: () => void
}

/** The one press that makes all outlines, and the way out. */
export function MakeFoot({ count, hindrance, onMake, onLeave }: MakeFootProps) {
  return (
    <footer className={styles.foot}>
      {hindrance && <p role="status">{hindrance}</p>}
      <Button
        look="primary"
        data-staff-main
        disabled={count === 0 || hindrance !== undefined}
        onClick={onMake}
      >
        {m.studio_make_outlines({ count })}
        <kbd>↵</kbd>
      </Button>
      <button type="button" className={styles.cancel} onClick={onLeave}>
        {m.studio_cancel()} <kbd>Esc</kbd>
      </button>
    </footer>
  )
}
