import type { Apartment } from '@belvedere/contract/entities/apartment'
import { cardPrice } from '@belvedere/domain/apartments/card-price'
import { m } from '../paraglide/messages.js'
import { openPanel } from '../state/open-panel.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './card-tool.module.css'

interface LoanToolProps {
  apartment: Apartment
  selectedFilters: readonly number[]
}

/** Where there is no price, there is nothing to borrow for (CRD-04). */
export function LoanTool({ apartment, selectedFilters }: LoanToolProps) {
  const { name } = apartment
  const price = cardPrice(apartment, selectedFilters)
  if (price === undefined) return null
  return (
    <button
      type="button"
      className={styles.tool}
      data-tool="calculator"
      aria-label={m.calculate_loan({ name })}
      onClick={() =>
        openPanel({
          name: 'calculator',
          apartmentName: name,
          apartmentPrice: price,
          apartmentId: apartment.id,
        })
      }
    >
      <Icon name="calculator" />
    </button>
  )
}
