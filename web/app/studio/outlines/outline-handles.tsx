import type { Corner, Drawing } from '@belvedere/domain/outlines/drawing'
import { FixedSize } from '../../viewer/fixed-size.tsx'
import { ToolLayer } from '../../viewer/tool/tool-layer.tsx'
import { cornersOf, middlesOf } from './handles.ts'
import styles from './studio-handles.module.css'

interface OutlineHandlesProps {
  drawing: Drawing
  /** Outlines that move just now. */
  held: readonly number[]
  selected: number
  corner: Corner | undefined
}

/** The points of the chosen outline, and the middles of its edges. */
export function OutlineHandles({ drawing, held, selected, corner }: OutlineHandlesProps) {
  return (
    <ToolLayer>
      {held.flatMap((of) =>
        (drawing.get(of) ?? []).map((part, i) => (
          <polygon
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place
            key={`${of}.${i}`}
            className={styles.held}
            data-held={of}
            points={part.map((point) => point.join()).join(' ')}
          />
        )),
      )}
      {(drawing.get(selected) ?? []).map((part, i) => (
        <polygon
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place
          key={i}
          className={styles.edge}
          data-outline={selected}
          points={part.map((point) => point.join()).join(' ')}
        />
      ))}
      {middlesOf(drawing, selected).map(({ part, point, at }) => (
        <FixedSize key={`${part}.${point}.middle`} at={at}>
          <circle className={styles.middle} r={4} />
        </FixedSize>
      ))}
      {cornersOf(drawing, selected).map(({ part, point, at }) => (
        <FixedSize key={`${part}.${point}`} at={at}>
          <rect
            className={styles.corner}
            data-active={(part === corner?.part && point === corner.point) || undefined}
            x={-5}
            y={-5}
            width={10}
            height={10}
          />
        </FixedSize>
      ))}
    </ToolLayer>
  )
}
