import { m } from '../../paraglide/messages.js'
import bar from '../../ui/bar-button.module.css'
import { Icon } from '../../ui/icon.tsx'
import styles from './list-button.module.css'

interface ListButtonProps {
  /** In the bottom bar, or on its own where there is none. */
  look: 'bar' | 'alone'
  controls: string
  open: boolean
  onPress: () => void
}

export function ListButton({ look, controls, open, onPress }: ListButtonProps) {
  return (
    <button
      type="button"
      className={`${bar.button} ${styles.list}`}
      data-look={look}
      aria-controls={controls}
      aria-expanded={open}
      onClick={onPress}
    >
      <Icon name="list" />
      {m.all_projects()}
    </button>
  )
}
