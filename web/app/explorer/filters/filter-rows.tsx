import type { FilterName } from '@belvedere/domain/filters/filters'
import { Icon } from '../../ui/icon.tsx'
import { FilterControl } from './filter-control.tsx'
import type { FilterControlProps } from './filter-props.ts'
import styles from './filter-rows.module.css'
import { FILTER_VIEWS } from './filter-views.ts'

/** Which rows stand open at first. */
interface FilterRowsProps extends FilterControlProps {
  openAtFirst: readonly FilterName[]
}

/** All filters, one above the other, each with its present value. */
export function FilterRows({ openAtFirst, ...control }: FilterRowsProps) {
  return control.facts.offered.map((name) => (
    <details key={name} className={styles.row} open={openAtFirst.includes(name)} data-filter-row={name}>
      <summary className={styles.head}>
        <span className={styles.name}>{FILTER_VIEWS[name].name()}</span>{' '}
        <span className={styles.value}>{FILTER_VIEWS[name].value(control.filter, control.facts)}</span>
        <Icon name="down" size={18} />
      </summary>
      <FilterControl name={name} {...control} />
    </details>
  ))
}
