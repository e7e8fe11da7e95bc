import { useEffect, useRef, useState } from 'react'
import type { Apartment, Field, Value } from './apartment.ts'
import { plainText } from './cell-text.ts'
import { useFacts } from './facts.ts'
import { entryProblem } from './problem-words.ts'
import { readEntry } from './read-entry.ts'
import styles from './studio-cell-editor.module.css'

/** Where one goes from the cell that was edited. */
export type Leave = 'down' | 'up' | 'right' | 'left' | 'here' | 'away'

interface CellEditorProps {
  row: Apartment
  field: Field
  label: string
  /** The letter that began it. */
  typed?: string | undefined
  onDone: (value: Value, leave: Leave) => void
  onCancel: (leave: 'here' | 'away') => void
}

/** What was typed is read when one leaves the cell; what cannot be read keeps the old value. */
export function CellEditor({ row, field, label, typed, onDone, onCancel }: CellEditorProps) {
  const facts = useFacts()
  const [text, setText] = useState(typed ?? plainText(field, row[field], facts))
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const left = useRef(false)
  useEffect(() => {
    input.current?.focus()
    if (typed === undefined) input.current?.select()
  }, [typed])

  function finish(leave: Leave) {
    if (left.current) return
    const entry = readEntry(field, text, row, facts)
    if ('problem' in entry) {
      if (leave !== 'away') return setProblem(entryProblem(entry.problem))
      left.current = true
      return onCancel('away')
    }
    left.current = true
    onDone(entry.value, leave)
  }

  // The page may go while a cell is open.
  const finishRef = useRef(finish)
  finishRef.current = finish
  useEffect(() => {
    const leave = () => finishRef.current('away')
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [])

  return (
    <>
      <input
        ref={input}
        className={styles.input}
        aria-label={label}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : 'cell-problem'}
        inputMode={field === 'price' ? 'numeric' : undefined}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          setProblem(undefined)
        }}
        onBlur={() => finish('away')}
        onKeyDown={(event) => {
          event.stopPropagation()
          const { key, shiftKey } = event
          if (key === 'Enter') finish(shiftKey ? 'up' : 'down')
          else if (key === 'Tab') finish(shiftKey ? 'left' : 'right')
          else if (key === 'Escape') {
            left.current = true
            onCancel('here')
          } else return
          event.preventDefault()
        }}
      />
      {problem !== undefined && (
        <span id="cell-problem" className={styles.problem} role="alert">
          {problem}
        </span>
      )}
    </>
  )
}
