import { pricePerArea } from '@belvedere/domain/apartments/price-per-area'
import { formatMoney } from '@belvedere/domain/sales/money'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import styles from './price.module.css'

interface PriceProps {
  price: number
  area: number
  onCalculate: () => void
}

/** For those who may see it: the price, what a square metre costs, and the way to a monthly payment. */
export function Price({ price, area, onCalculate }: PriceProps) {
  const perArea = pricePerArea(price, area)
  return (
    <div className={styles.price}>
      <p className={styles.amount}>{formatMoney(price)}</p>
      {perArea !== undefined && (
        <p className={styles.per}>{m.price_per_area({ price: formatMoney(perArea) })}</p>
      )}
      <Button look="text" className={styles.estimate} onClick={onCalculate}>
        {m.estimate_payment()}
      </Button>
    </div>
  )
}
