import type { ApartmentStatus } from '@belvedere/domain/apartments/apartment-status'
import { useEffect, useRef, useState } from 'react'
import { StatusLabel } from '../../ui/status-label.tsx'
import type { Value } from './apartment.ts'
import type { Leave } from './cell-editor.tsx'
import type { Choice } from './cell-text.ts'
import styles from './studio-choice-editor.module.css'

interface ChoiceEditorProps {
  choices: readonly Choice[]
  value: Value
  label: string
  /** The letter that began it leads to the first that begins with it. */
  typed?: string | undefined
  statuses: boolean
  onDone: (value: Value, leave: Leave) => void
  onCancel: (leave: 'here' | 'away') => void
}

/** A list under the cell: arrows or a letter lead, Enter takes. */
export function ChoiceEditor({
  choices,
  value,
  label,
  typed,
  statuses,
  onDone,
  onCancel,
}: ChoiceEditorProps) {
  const from = (letter: string) =>
    choices.findIndex(({ name }) => name.toLowerCase().startsWith(letter.toLowerCase()))
  const [at, setAt] = useState(() =>
    Math.max(0, typed ? from(typed) : choices.findIndex((choice) => choice.value === value)),
  )
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => list.current?.focus(), [])
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' })
  }, [at])
  const take = (nth: number, leave: Leave) => {
    const choice = choices[nth]
    if (choice) onDone(choice.value, leave)
  }
  return (
    <div
      ref={list}
      className={styles.list}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      aria-activedescendant={`choice-${at}`}
      onBlur={() => onCancel('away')}
      onKeyDown={(event) => {
        event.stopPropagation()
        const { key, shiftKey } = event
        if (key === 'ArrowDown') setAt(Math.min(choices.length - 1, at + 1))
        else if (key === 'ArrowUp') setAt(Math.max(0, at - 1))
        else if (key === 'Enter') take(at, 'down')
        else if (key === 'Tab') take(at, shiftKey ? 'left' : 'right')
        else if (key === 'Escape') onCancel('here')
        else if (key.length === 1 && from(key) >= 0) setAt(from(key))
        else return
        event.preventDefault()
      }}
    >
      {choices.map((choice, nth) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the list answers to the keys
        // biome-ignore lint/a11y/useFocusableInteractive: the list keeps the focus
        <div
          key={String(choice.value)}
          id={`choice-${nth}`}
          className={styles.choice}
          role="option"
          aria-selected={nth === at}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => take(nth, 'here')}
        >
          {statuses ? (
            <StatusLabel status={choice.value as ApartmentStatus} word={choice.name} />
          ) : (
            choice.name
          )}
        </div>
      ))}
    </div>
  )
}
