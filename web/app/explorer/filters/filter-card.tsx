import type { BarFilter } from '@belvedere/domain/bar-filters'
import { resetFilter } from '@belvedere/domain/filter-transitions'
import { useId } from 'react'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './filter-card.module.css'
import { FilterControl } from './filter-control.tsx'
import type { FilterSurfaceProps } from './filter-props.ts'
import { filterName } from './filter-words.ts'
import { useCard } from './use-card.ts'

interface FilterCardProps extends FilterSurfaceProps {
  name: BarFilter
  /** Of its button in the bar: the card stands above it, and moves when another is pressed (FLT-12). */
  place: number
}

export function FilterCard({ name, place, matching, onClose, ...control }: FilterCardProps) {
  const title = useId()
  const card = useCard(name, onClose)
  const { filter, facts, onChange } = control
  return (
    <section
      ref={card}
      className={styles.card}
      role="dialog"
      aria-labelledby={title}
      tabIndex={-1}
      data-place={place}
      data-filter-card={name}
    >
      <div className={styles.head}>
        <h2 id={title}>{filterName(name)}</h2>
        <button type="button" className={styles.close} aria-label={m.close()} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <FilterControl name={name} {...control} />
      <div className={styles.foot}>
        <p role="status">{m.match_of({ count: matching, total: facts.apartments.length })}</p>
        <Button look="text" onClick={() => onChange(resetFilter(filter, name))}>
          {m.reset()}
        </Button>
      </div>
    </section>
  )
}
