import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import styles from './shape-list.module.css'
import type { ViewerShape } from './viewer-types.ts'

interface ShapeListProps {
  /** In reading order, without those that cannot be opened. */
  readonly shapes: readonly ViewerShape[]
  readonly selectedId: string | null
  readonly label: string
  /** What the focus stands on is lit on the picture. */
  readonly onPoint: (id: string | null) => void
  readonly onOpen: (id: string) => void
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

/**
 * The picture as a list, for keyboards and screen readers: the same names, opened in the same way. It is behind one
 * button that shows itself when it has the focus, and made only when asked for: nothing is read twice, and a crowd of
 * thousands costs nothing while the picture moves.
 */
export function ShapeList({ shapes, selectedId, label, onPoint, onOpen }: ShapeListProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (open) list.current?.querySelector<HTMLElement>('a, button')?.focus()
  }, [open])
  if (shapes.length === 0) return null

  function close(): void {
    setOpen(false)
    onPoint(null)
  }
  function onKeyDown(event: KeyboardEvent): void {
    const step = STEPS[event.key]
    if (event.key === 'Escape') {
      close()
      button.current?.focus()
    } else if (step !== undefined) {
      const items = [...(list.current?.querySelectorAll<HTMLElement>('a, button') ?? [])]
      const at = items.indexOf(document.activeElement as HTMLElement)
      items[Math.max(0, Math.min(items.length - 1, at + step))]?.focus()
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  const item = (shape: ViewerShape) => ({
    className: styles.item,
    'data-listed': shape.id,
    onFocus: () => onPoint(shape.id),
    onClick(event: MouseEvent) {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      close()
      onOpen(shape.id)
    },
  })
  return (
    <div className={styles.place}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => (open ? close() : setOpen(true))}
      >
        {label}
      </button>
      {open && (
        <ul
          ref={list}
          id={id}
          className={styles.list}
          aria-label={label}
          onKeyDown={onKeyDown}
          onBlur={({ relatedTarget, currentTarget }) => {
            if (!currentTarget.contains(relatedTarget) && relatedTarget !== button.current) close()
          }}
        >
          {shapes.map((shape) => (
            <li key={shape.id} className={styles.row}>
              {shape.href === undefined ? (
                <button type="button" {...item(shape)} aria-pressed={shape.id === selectedId}>
                  {shape.name}
                </button>
              ) : (
                <a {...item(shape)} href={shape.href}>
                  {shape.name}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
