import type { Point } from '@belvedere/domain/geometry/outline'
import { useState } from 'react'
import { useOnCamera } from '../../viewer/camera-store.ts'
import { useViewerParts } from '../../viewer/tool/use-viewer-tool.ts'
import styles from './studio-loupe.module.css'

export interface LoupePicture {
  readonly href: string
  readonly width: number
  readonly height: number
}

const SIZE_PX = 118
const LARGER = 2.6

/** What lies under a point that is held, larger: the hand that holds it covers it. */
export function Loupe({ at: [x, y], picture }: { at: Point; picture: LoupePicture }) {
  const { camera } = useViewerParts()
  const [scale, setScale] = useState(camera.get()?.scale ?? 1)
  useOnCamera(camera, (seen) => setScale(seen.scale))
  const side = SIZE_PX / LARGER / scale
  return (
    <svg
      className={styles.loupe}
      width={SIZE_PX}
      height={SIZE_PX}
      viewBox={`${x - side / 2} ${y - side / 2} ${side} ${side}`}
      aria-hidden={true}
    >
      <image {...picture} preserveAspectRatio="none" />
      <path d={`M${x - side} ${y}h${side * 2}M${x} ${y - side}v${side * 2}`} />
    </svg>
  )
}
