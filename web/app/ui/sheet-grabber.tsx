import { type PointerEvent, useRef } from 'react'
import styles from './sheet-grabber.module.css'

/** Let go of further down than this, the sheet closes. */
const FAR_PX = 90

/** Drags its sheet down with the finger. There is a close button for everyone else, so it is not read out. */
export function SheetGrabber({ onClose }: { onClose: () => void }) {
  const from = useRef<number>(undefined)
  const sheetOf = (event: PointerEvent<HTMLElement>) =>
    event.currentTarget.closest<HTMLElement>('[data-shape]')
  const pulled = (event: PointerEvent) => Math.max(0, event.clientY - (from.current ?? event.clientY))
  const letGo = (event: PointerEvent<HTMLElement>) => {
    const far = pulled(event) > FAR_PX
    from.current = undefined
    sheetOf(event)?.style.removeProperty('transform')
    if (far) onClose()
  }
  return (
    <div
      className={styles.grabber}
      aria-hidden="true"
      onPointerDown={(event) => {
        from.current = event.clientY
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={(event) => {
        if (from.current === undefined) return
        sheetOf(event)?.style.setProperty('transform', `translateY(${pulled(event)}px)`)
      }}
      onPointerUp={letGo}
      onPointerCancel={letGo}
    />
  )
}
