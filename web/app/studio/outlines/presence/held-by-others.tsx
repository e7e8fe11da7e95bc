import { centroid } from '@belvedere/domain/geometry/centroid'
import type { Drawing } from '@belvedere/domain/outlines/drawing'
import { FixedSize } from '../../../viewer/fixed-size.tsx'
import { ToolLayer } from '../../../viewer/tool/tool-layer.tsx'
import { nameOf, type OtherHere } from '../../presence/shown-others.ts'
import styles from './studio-presence.module.css'

/** A chip with their name at the outline that each of them holds. */
export function HeldByOthers({ others, drawing }: { others: readonly OtherHere[]; drawing: Drawing }) {
  const held = others.flatMap((other) => {
    const part = other.poiId === null ? undefined : drawing.get(other.poiId)?.[0]
    return part && part.length > 0 ? [{ other, part }] : []
  })
  if (held.length === 0) return null
  return (
    <ToolLayer>
      {held.map(({ other, part }) => (
        <g key={other.tab} data-held-by={other.userId}>
          <polygon className={styles.held} points={part.map((point) => point.join()).join(' ')} />
          <FixedSize at={centroid(part)}>
            <text className={styles.chip} y={-16}>
              {nameOf(other)}
            </text>
          </FixedSize>
        </g>
      ))}
    </ToolLayer>
  )
}
