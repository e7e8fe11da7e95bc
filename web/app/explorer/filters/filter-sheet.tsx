import type { ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { useBackCloses } from '../../state/use-back-closes.ts'
import { Button } from '../../ui/button.tsx'
import { CardHead } from '../../ui/card-head.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SheetGrabber } from '../../ui/sheet-grabber.tsx'
import type { FilterSurfaceProps } from './filter-props.ts'
import { FilterRows } from './filter-rows.tsx'
import styles from './filter-sheet.module.css'
import { MoreApartments } from './search/more-apartments.tsx'

interface FilterSheetProps extends FilterSurfaceProps {
  allApartmentsTo?: string | undefined
  /** Above the filters. */
  children?: ReactNode
}

/** All filters within the thumb's reach: 350 px wide, from 12 % down (FLT-12). */
export function FilterSheet({
  matching,
  onReset,
  onClose,
  allApartmentsTo,
  children,
  ...control
}: FilterSheetProps) {
  useBackCloses(onClose)
  return (
    <Panel shape="sheet" label={m.all_filters()} className={styles.sheet} onClose={onClose}>
      <SheetGrabber onClose={onClose} />
      <div className={styles.head}>
        <CardHead title={m.all_filters()} size="sheet" closeWord={m.close()} onClose={onClose} />
      </div>
      <div className={styles.rows}>
        {children}
        <FilterRows openAtFirst={['status', 'area_range', 'floor_range']} {...control} />
        {allApartmentsTo && <MoreApartments to={allApartmentsTo} />}
      </div>
      <p className={styles.none} role="status">
        {matching === 0 && m.no_match()}
      </p>
      <div className={styles.foot}>
        <Button onClick={onReset}>{m.reset_all()}</Button>
        <Button look="primary" onClick={onClose} disabled={matching === 0}>
          {m.show_apartments({ count: matching })}
        </Button>
      </div>
    </Panel>
  )
}
