import { useId, useState } from 'react'
import { TextField } from '../../ui/text-field.tsx'
import type { Apartment, Field, Value } from './apartment.ts'
import { type Choice, plainText } from './cell-text.ts'
import { useFacts } from './facts.ts'
import { entryProblem } from './problem-words.ts'
import { readEntry } from './read-entry.ts'
import styles from './studio-phone-apartment.module.css'

interface PhoneFieldProps {
  row: Apartment
  field: Field
  title: string
  choices: readonly Choice[] | undefined
  problem: string | undefined
  onSet: (value: Value) => void
}

/** A field of an apartment: chosen from a list, or typed and read when it is left. */
export function PhoneField({ row, field, title, choices, problem, onSet }: PhoneFieldProps) {
  const facts = useFacts()
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const [wrong, setWrong] = useState<string>()
  if (choices)
    return (
      <div className={styles.line}>
        <label htmlFor={id}>{title}</label>
        <select
          id={id}
          value={String(row[field])}
          onChange={({ target }) => onSet(choices[target.selectedIndex]?.value ?? null)}
        >
          {choices.map(({ value, name }) => (
            <option key={String(value)} value={String(value)}>
              {name}
            </option>
          ))}
        </select>
      </div>
    )
  return (
    <TextField
      label={title}
      inputMode={field === 'name' || field === 'orientation' ? 'text' : 'decimal'}
      value={typed ?? plainText(field, row[field], facts)}
      problem={wrong ?? problem}
      onChange={({ target }) => {
        setTyped(target.value)
        setWrong(undefined)
      }}
      onBlur={() => {
        if (typed === undefined) return
        const entry = readEntry(field, typed, row, facts)
        if ('problem' in entry) return setWrong(entryProblem(entry.problem))
        setTyped(undefined)
        onSet(entry.value)
      }}
    />
  )
}
