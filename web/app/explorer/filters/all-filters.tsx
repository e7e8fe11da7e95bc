import { useId } from 'react'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { CardHead } from '../../ui/card-head.tsx'
import glass from '../../ui/glass.module.css'
import styles from './all-filters.module.css'
import type { FilterSurfaceProps } from './filter-props.ts'
import { FilterRows } from './filter-rows.tsx'
import { MoreApartments } from './search/more-apartments.tsx'
import { useCard } from './use-card.ts'

interface AllFiltersProps extends FilterSurfaceProps {
  allApartmentsTo: string | undefined
}

/** Every filter in one column at the right, from the app bar to the bottom bar. */
export function AllFilters({ matching, onReset, onClose, allApartmentsTo, ...control }: AllFiltersProps) {
  const title = useId()
  const card = useCard('all', onClose)
  const total = control.facts.apartments.length
  return (
    <>
      <section
        ref={card}
        className={styles.panel}
        role="dialog"
        aria-labelledby={title}
        tabIndex={-1}
        data-all-filters
      >
        <div className={styles.head}>
          <CardHead
            title={m.all_filters()}
            titleId={title}
            size="card"
            closeWord={m.close()}
            onClose={onClose}
          />
        </div>
        <div className={styles.rows}>
          <FilterRows openAtFirst={['status', 'area_range']} {...control} />
          {allApartmentsTo && <MoreApartments to={allApartmentsTo} />}
        </div>
        <div className={styles.foot}>
          <Button look="primary" onClick={onClose} disabled={matching === 0}>
            {m.show_apartments({ count: matching })}
          </Button>
          <Button look="text" onClick={onReset}>
            {m.reset()}
          </Button>
        </div>
      </section>
      <p className={`${styles.matches} ${glass.glass}`} role="status">
        {matching === 0 ? m.no_match() : m.apartments_match_of({ count: matching, total })}
      </p>
    </>
  )
}
