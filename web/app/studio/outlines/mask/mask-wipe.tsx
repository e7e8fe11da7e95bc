import { type RefObject, useRef } from 'react'
import { m } from '../../../paraglide/messages.js'
import { StaffIcon } from '../../../staff/ui/staff-icon.tsx'
import styles from './studio-mask-wipe.module.css'

interface MaskWipeProps {
  /** Of the canvas's width. */
  wipe: number
  canvas: RefObject<HTMLElement | null>
  onWipe: (wipe: number) => void
}

/** The line between picture and mask, with a handle to draw it. Arrows move it wherever the focus is. */
export function MaskWipe({ wipe, canvas, onWipe }: MaskWipeProps) {
  const held = useRef(false)
  function drag(clientX: number) {
    const box = canvas.current?.getBoundingClientRect()
    if (held.current && box) onWipe((clientX - box.left) / box.width)
  }
  function drop() {
    held.current = false
  }
  return (
    <div className={styles.wipe} style={{ left: `${wipe * 100}%` }}>
      <span className={styles.side}>{m.studio_picture()}</span>
      <button
        type="button"
        role="slider"
        className={styles.handle}
        aria-label={m.studio_mask_wipe()}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(wipe * 100)}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          held.current = true
        }}
        onPointerMove={(event) => drag(event.clientX)}
        onPointerUp={drop}
        onPointerCancel={drop}
      >
        <StaffIcon name="wipe" />
      </button>
      <span className={styles.side}>{m.studio_mask()}</span>
    </div>
  )
}
