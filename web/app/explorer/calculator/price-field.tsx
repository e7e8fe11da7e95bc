import { formatWhole, parseWhole } from '@belvedere/domain/sales/whole-number'
import { useLayoutEffect, useRef } from 'react'
import { m } from '../../paraglide/messages.js'
import { TextField } from '../../ui/text-field.tsx'
import styles from './price-field.module.css'

interface PriceFieldProps {
  price: number
  onChange: (price: number) => void
}

/** Shows its thousands apart while one writes; whatever is no digit is not taken (CAL-03). */
export function PriceField({ price, onChange }: PriceFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const fromEnd = useRef<number>(undefined)
  // A new separator would throw the caret to the end: it stays as far from there as it was.
  useLayoutEffect(() => {
    if (fromEnd.current === undefined || !input.current) return
    const at = Math.max(0, input.current.value.length - fromEnd.current)
    input.current.setSelectionRange(at, at)
    fromEnd.current = undefined
  })
  return (
    <div className={styles.money}>
      <TextField
        end={
          <span className={styles.unit} aria-hidden="true">
            €
          </span>
        }
        ref={input}
        label={m.price()}
        inputMode="numeric"
        autoComplete="off"
        value={price === 0 ? '' : formatWhole(price)}
        onChange={({ target: { value, selectionEnd } }) => {
          fromEnd.current = value.length - (selectionEnd ?? value.length)
          onChange(parseWhole(value))
        }}
      />
    </div>
  )
}
