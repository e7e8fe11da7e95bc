import { Plan } from '../../cards/plan.tsx'
import type { ListedApartment } from '../../content/load-listed-apartments.ts'
import { apartmentFactsLine } from '../../i18n/apartment-facts-line.ts'
import { m } from '../../paraglide/messages.js'
import { removeCompared } from '../../state/compare.ts'
import { Icon } from '../../ui/icon.tsx'
import { RoundButton } from '../../ui/round-button.tsx'
import styles from './compare-slot.module.css'

interface CompareSlotProps {
  /** Undefined while it is on its way. */
  listed: ListedApartment | undefined
  empty: boolean
}

export function CompareSlot({ listed, empty }: CompareSlotProps) {
  if (!listed)
    return (
      <li className={styles.slot} data-slot={empty ? 'empty' : 'loading'}>
        {empty && m.empty_place()}
      </li>
    )
  const { apartment, selectedFilters } = listed
  return (
    <li className={styles.slot} data-slot={apartment.id}>
      <Plan apartment={apartment} className={styles.plan} />
      <div className={styles.remove}>
        <RoundButton
          ground="paper"
          label={m.remove_this({ name: apartment.name })}
          onClick={() => removeCompared(apartment.id)}
        >
          <Icon name="close" />
        </RoundButton>
      </div>
      <p className={styles.name}>{apartment.name}</p>
      <p className={styles.line}>{apartmentFactsLine(apartment, selectedFilters)}</p>
    </li>
  )
}
