import { useEffect, useState } from 'react'
import styles from './security-dialog.module.css'

interface Squares {
  readonly size: number
  /** One path for all dark squares. */
  readonly path: string
}

/** Drawn here, so that nobody else sees what it says. What draws it comes with the first one. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [squares, setSquares] = useState<Squares>()
  useEffect(() => {
    import('uqr').then(({ encode }) => {
      const { data, size } = encode(text, { border: 2 })
      const dark = data.flatMap((line, y) => line.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])))
      setSquares({ size, path: dark.join('') })
    })
  }, [text])
  return (
    <svg
      className={styles.qr}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${squares?.size ?? 1} ${squares?.size ?? 1}`}
      shapeRendering="crispEdges"
    >
      <path d={squares?.path ?? ''} />
    </svg>
  )
}
