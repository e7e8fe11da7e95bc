import { type SortOrder, sortOrders } from '@belvedere/domain/apartments/sort-apartments'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/icon.tsx'
import styles from './sort-select.module.css'

interface SortSelectProps {
  value: SortOrder
  pricesShown: boolean
  onChange: (order: SortOrder) => void
}

export function SortSelect({ value, pricesShown, onChange }: SortSelectProps) {
  return (
    <span className={styles.sort}>
      <select
        aria-label={m.sort_by()}
        value={value}
        onChange={(event) => onChange(event.target.value as SortOrder)}
      >
        {sortOrders(pricesShown).map((order) => (
          <option key={order} value={order}>
            {orderWord(order)}
          </option>
        ))}
      </select>
      <Icon name="down" size={18} />
    </span>
  )
}

function orderWord(order: SortOrder): string {
  const words: Record<SortOrder, () => string> = {
    status: m.sort_status,
    name: m.sort_name,
    floor: m.sort_floor,
    'floor-down': m.sort_floor_down,
    area: m.sort_area,
    'area-down': m.sort_area_down,
    type: m.sort_type,
    price: m.sort_price,
    'price-down': m.sort_price_down,
  }
  return words[order]()
}
