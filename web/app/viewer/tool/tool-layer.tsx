import { type ReactNode, useRef } from 'react'
import { useOnCamera } from '../camera-store.ts'
import styles from './tool-layer.module.css'
import { useViewerParts } from './use-viewer-tool.ts'

/**
 * What a tool draws, as SVG in picture pixels, above everything else. It follows the camera at every frame: a tool draws
 * little. Lines keep their width by `vector-effect`, and what stands in `FixedSize` its size.
 */
export function ToolLayer({ children }: { children: ReactNode }) {
  const { camera } = useViewerParts()
  const sheet = useRef<SVGGElement>(null)
  useOnCamera(camera, ({ scale, x, y }) => {
    sheet.current?.setAttribute('transform', `translate(${x} ${y}) scale(${scale})`)
    sheet.current?.style.setProperty('--scale', String(scale))
  })
  return (
    <svg className={styles.layer} aria-hidden={true}>
      <g ref={sheet}>{children}</g>
    </svg>
  )
}
