import styles from './changed-shape.module.css'
import type { ShapeGeometry } from './shape-geometry.ts'

interface ChangedShapeProps {
  readonly geometry: ShapeGeometry
  readonly from: string
  readonly to: string
}

/** Over a shape whose colour has just changed: the colour that it had, fading, and a glow of the new one around it. */
export function ChangedShape({ geometry, from, to }: ChangedShapeProps) {
  return (
    <g data-changed>
      <path className={styles.was} d={geometry.path} fill={from} />
      <path className={styles.glow} d={geometry.path} stroke={to} vectorEffect="non-scaling-stroke" />
      <path className={styles.ring} d={geometry.path} vectorEffect="non-scaling-stroke" />
    </g>
  )
}
