import type { Apartment } from '@belvedere/contract/entities/apartment'
import { cardPrice } from '@belvedere/domain/apartments/card-price'
import { formatMoney } from '@belvedere/domain/sales/money'
import { m } from '../paraglide/messages.js'
import { openPanel } from '../state/open-panel.ts'
import { Button } from '../ui/button.tsx'

interface PriceOrAskProps {
  apartment: Apartment
  selectedFilters: readonly number[]
  /** How the price and the button look where they stand. */
  priceClass: string | undefined
  askClass?: string | undefined
}

/** The price for those who may see it, for all others the way to ask for it (CRD-03). */
export function PriceOrAsk({ apartment, selectedFilters, priceClass, askClass }: PriceOrAskProps) {
  const price = cardPrice(apartment, selectedFilters)
  if (price !== undefined) return <p className={priceClass}>{formatMoney(price)}</p>
  return (
    <Button
      className={askClass}
      onClick={() => openPanel({ name: 'ask', apartmentIds: [apartment.id], apartment })}
    >
      {m.ask_for_price()}
    </Button>
  )
}
