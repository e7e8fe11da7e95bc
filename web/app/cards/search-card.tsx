import { apartmentPath } from '@belvedere/domain/screens/screen-paths'
import { useId } from 'react'
import { Link } from 'react-router'
import { apartmentFactsLine } from '../i18n/apartment-facts-line.ts'
import { statusWord } from '../i18n/status-words.ts'
import { useLocalised } from '../i18n/use-locale.ts'
import { m } from '../paraglide/messages.js'
import { fromList } from '../state/return-to-list.ts'
import { Icon } from '../ui/icon.tsx'
import { StatusLabel } from '../ui/status-label.tsx'
import type { CardProps } from './card-props.ts'
import tools from './card-tool.module.css'
import { CompareTool } from './compare-tool.tsx'
import { Heart } from './heart.tsx'
import { LoanTool } from './loan-tool.tsx'
import { Plan } from './plan.tsx'
import { PriceOrAsk } from './price-or-ask.tsx'
import styles from './search-card.module.css'
import { ShortFacts } from './short-facts.tsx'

interface SearchCardProps extends CardProps {
  selected: boolean
  /** In sight as the page opens: its plan does not wait for the layout. */
  first?: boolean
  onSelect: () => void
}

/** In the grid of the search page, on a phone a row of its list; pressing it selects the apartment (CRD-04). */
export function SearchCard({
  apartment,
  typeName,
  selectedFilters,
  selected,
  first = false,
  onSelect,
}: SearchCardProps) {
  const localised = useLocalised()
  const title = useId()
  const { masterplanId, buildingId, id, name, status } = apartment
  return (
    <article
      className={styles.card}
      data-apartment={id}
      data-selected={selected ? '' : undefined}
      aria-labelledby={title}
    >
      <Plan apartment={apartment} className={styles.plan} lazy={!first} />
      <div className={styles.words}>
        <StatusLabel status={status} word={statusWord(status)} />
        <span className={styles.type}>{typeName}</span>
        <h3 className={styles.name} id={title}>
          <button type="button" className={styles.select} aria-pressed={selected} onClick={onSelect}>
            {name}
          </button>
        </h3>
        <p className={styles.line}>{apartmentFactsLine(apartment, selectedFilters)}</p>
        <div className={styles.facts}>
          <ShortFacts apartment={apartment} selectedFilters={selectedFilters} />
        </div>
      </div>
      <div className={styles.heart}>
        <Heart apartment={apartment} />
      </div>
      <div className={styles.buy}>
        <PriceOrAsk
          apartment={apartment}
          selectedFilters={selectedFilters}
          priceClass={styles.price}
          askClass={styles.ask}
        />
      </div>
      <div className={styles.tools}>
        <LoanTool apartment={apartment} selectedFilters={selectedFilters} />
        <CompareTool apartment={apartment} />
      </div>
      <Link
        className={`${tools.tool} ${styles.explore}`}
        aria-label={m.explore_this({ name })}
        to={localised(apartmentPath(masterplanId, buildingId, id))}
        {...fromList('search', id)}
      >
        <Icon name="forward" />
      </Link>
    </article>
  )
}
