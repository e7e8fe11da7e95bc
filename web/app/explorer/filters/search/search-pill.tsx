import type { ReactNode } from 'react'
import { m } from '../../../paraglide/messages.js'
import { tellLost } from '../../../state/notify.ts'
import { Icon } from '../../../ui/icon.tsx'
import { onDemand } from '../../../ui/on-demand.tsx'
import type { FilterSurfaceProps } from '../filter-props.ts'
import styles from './search-pill.module.css'

const FilterSheet = onDemand(async () => ({ default: (await import('../filter-sheet.tsx')).FilterSheet }))

interface SearchPillProps extends Omit<FilterSurfaceProps, 'onClose'> {
  /** How many filters leave something out. */
  active: number
  open: boolean
  onOpen: (open: boolean) => void
  nameSearch: ReactNode
  way: ReactNode
}

/** Where there is no room for the panel, the filters come up from the thumb. */
export function SearchPill({ active, open, onOpen, nameSearch, way, ...control }: SearchPillProps) {
  const close = () => onOpen(false)
  const lose = () => {
    close()
    tellLost()
  }
  return (
    <>
      <section className={styles.pill} aria-label={m.filters()}>
        <button type="button" aria-haspopup="dialog" aria-expanded={open} onClick={() => onOpen(true)}>
          <Icon name="filters" size={22} />
          {m.filters()}
          {active > 0 && <span className={styles.badge}>{active}</span>}
        </button>
        {way}
      </section>
      {open && (
        <FilterSheet {...control} onClose={close} onLost={lose}>
          <div className={styles.name}>{nameSearch}</div>
        </FilterSheet>
      )}
    </>
  )
}
