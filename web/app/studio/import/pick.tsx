import { useId } from 'react'
import styles from './studio-pick.module.css'

interface PickProps<Value extends string> {
  label: string
  value: Value
  options: readonly { readonly value: Value; readonly name: string }[]
  /** Some of the file's own, to see it by. */
  sample?: string
  onPick: (value: Value) => void
}

/** A small choice with its name above. */
export function Pick<Value extends string>({ label, value, options, sample, onPick }: PickProps<Value>) {
  const id = useId()
  return (
    <div className={styles.pick}>
      <label htmlFor={id}>{label}</label>
      <span>
        <select id={id} value={value} onChange={(event) => onPick(event.target.value as Value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.name}
            </option>
          ))}
        </select>
        {sample && <small>{sample}</small>}
      </span>
    </div>
  )
}
