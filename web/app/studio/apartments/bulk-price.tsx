import {
  ASK_ABOVE_PERCENT,
  areRounded,
  type PriceChange,
  pricesAfter,
} from '@belvedere/domain/sales/change-prices'
import { formatMoney } from '@belvedere/domain/sales/money'
import { readAmount } from '@belvedere/domain/sales/whole-number'
import { useState } from 'react'
import { measureWords } from '../../i18n/number-words.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { CardHead } from '../../ui/card-head.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Panel } from '../../ui/panel.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { Apartment, CellChange } from './apartment.ts'
import styles from './studio-bulk-price.module.css'

interface BulkPriceProps {
  chosen: readonly Apartment[]
  onChange: (changes: readonly CellChange[]) => void
  onClose: () => void
}

const WAYS = ['percent', 'amount', 'to'] as const

const WORDS: Readonly<Record<PriceChange['by'], () => string>> = {
  percent: m.studio_price_percent,
  amount: m.studio_price_amount,
  to: m.studio_price_to,
}

/** By per cent, by an amount, or to a price; what comes of it is shown, and a large move asks once more. */
export function BulkPrice({ chosen, onChange, onClose }: BulkPriceProps) {
  const [by, setBy] = useState<PriceChange['by']>('percent')
  const [text, setText] = useState('')
  const [rounded, setRounded] = useState(() => areRounded(chosen))
  const [sure, setSure] = useState(false)
  // Of money, a separator before three digits is one of thousands; no percentage has any.
  const read =
    by === 'percent'
      ? Number(text.replaceAll(/[\s%]/g, '').replace(',', '.') || Number.NaN)
      : readAmount(text)
  const value = read ?? Number.NaN
  const after = pricesAfter(chosen, { by, value }, { rounded })
  const isLarge = after.percent > ASK_ABOVE_PERCENT
  const count = after.changed.length
  const sold = chosen.filter(({ status }) => status === 'sold').length
  return (
    <Panel label={m.studio_bulk_price()} shape="centre" onClose={onClose} className={styles.panel}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (count === 0 || (isLarge && !sure)) return
          onChange(
            after.changed.map(({ id, before, after: price }) => ({
              id,
              field: 'price',
              before,
              after: price,
            })),
          )
        }}
      >
        <CardHead
          title={m.studio_prices_of({ count: chosen.length })}
          size="card"
          closeWord={m.studio_close()}
          onClose={onClose}
        />
        <fieldset className={styles.ways}>
          <legend className={styles.hidden}>{m.studio_bulk_price()}</legend>
          {WAYS.map((way) => (
            <label key={way} data-on={way === by || undefined}>
              <input type="radio" name="by" checked={way === by} onChange={() => setBy(way)} />
              {WORDS[way]()}
            </label>
          ))}
        </fieldset>
        <TextField
          label={WORDS[by]()}
          inputMode="decimal"
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            setSure(false)
          }}
        />
        <Checkbox checked={rounded} onChange={setRounded}>
          {m.studio_price_round()}
        </Checkbox>
        <div className={styles.result} role="status">
          {sold > 0 && <p>{m.studio_price_sold({ count: sold })}</p>}
          {count > 0 && (
            <p>
              {m.studio_price_range({
                lowest: formatMoney(after.lowest),
                highest: formatMoney(after.highest),
              })}
            </p>
          )}
          {!Number.isNaN(value) && after.without > 0 && (
            <p>{m.studio_price_without({ count: after.without })}</p>
          )}
          <p>{m.studio_price_live()}</p>
        </div>
        {isLarge && count > 0 && (
          <div className={styles.large}>
            <Checkbox checked={sure} onChange={setSure}>
              {m.studio_price_sure({ percent: measureWords(Math.round(after.percent * 10) / 10) })}
            </Checkbox>
          </div>
        )}
        <div className={styles.acts}>
          <Button onClick={onClose}>{m.studio_cancel()}</Button>
          <Button type="submit" look="primary" disabled={count === 0 || (isLarge && !sure)}>
            {m.studio_price_change({ count })}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
