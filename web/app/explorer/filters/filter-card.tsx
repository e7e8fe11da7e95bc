import { resetFilter } from '@belvedere/domain/filters/filter-transitions'
import type { FilterName } from '@belvedere/domain/filters/filters'
import { useId } from 'react'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { CardHead } from '../../ui/card-head.tsx'
import styles from './filter-card.module.css'
import { FilterControl } from './filter-control.tsx'
import places from './filter-places.module.css'
import type { FilterSurfaceProps } from './filter-props.ts'
import { FILTER_VIEWS } from './filter-views.ts'
import { useCard } from './use-card.ts'

interface FilterCardProps extends FilterSurfaceProps {
  name: FilterName
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
      className={`${styles.card} ${places.placed}`}
      role="dialog"
      aria-labelledby={title}
      tabIndex={-1}
      data-place={place}
      data-filter-card={name}
    >
      <CardHead
        title={FILTER_VIEWS[name].name()}
        titleId={title}
        size="control"
        closeWord={m.close()}
        onClose={onClose}
      />
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
