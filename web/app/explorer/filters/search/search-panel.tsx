import type { ReactNode } from 'react'
import { m } from '../../../paraglide/messages.js'
import { tellLost } from '../../../state/notify.ts'
import { Button } from '../../../ui/button.tsx'
import { onDemand } from '../../../ui/on-demand.tsx'
import type { FilterSurfaceProps } from '../filter-props.ts'
import styles from './search-panel.module.css'

/** They stand in the page from the start; what moves them comes after the first paint. */
const FilterRows = onDemand(async () => ({ default: (await import('../filter-rows.tsx')).FilterRows }))

interface SearchPanelProps extends Omit<FilterSurfaceProps, 'onClose'> {
  nameSearch: ReactNode
  more: ReactNode
}

/** The wide version of all filters: 350 px, always there beside the list (FLT-09). */
export function SearchPanel({ matching, onReset, nameSearch, more, ...control }: SearchPanelProps) {
  return (
    <aside className={styles.panel} aria-label={m.filters()}>
      <div className={styles.rows}>
        <div className={styles.name}>{nameSearch}</div>
        <FilterRows
          openAtFirst={['status', 'area_range', 'floor_range', 'price']}
          {...control}
          onLost={tellLost}
        />
        {more}
      </div>
      <div className={styles.foot}>
        <p>{m.apartments_match({ count: matching })}</p>
        <Button look="text" onClick={onReset}>
          {m.reset_all()}
        </Button>
      </div>
    </aside>
  )
}
