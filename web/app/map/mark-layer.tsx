import { clusterSize } from '@belvedere/domain/map/map-clusters'
import type { CSSProperties, RefObject } from 'react'
import type { MapPoint, MapWords } from './map-types.ts'
import styles from './mark-layer.module.css'
import { keyOf, type Mark } from './marks.ts'

interface MarkLayerProps {
  readonly layer: RefObject<HTMLDivElement | null>
  readonly marks: readonly Mark[]
  readonly points: readonly MapPoint[]
  readonly words: MapWords
  readonly chosenId: number | null
  readonly onChoose: (id: number) => void
  readonly onZoomInto: (cluster: Mark) => void
}

/** Clusters and named pins, as buttons: reached by Tab, pressed by Enter. */
export function MarkLayer({ layer, marks, points, words, chosenId, onChoose, onZoomInto }: MarkLayerProps) {
  return (
    <div ref={layer} className={styles.layer}>
      {marks.map((mark) => (
        <div key={keyOf(mark)} className={styles.mark} data-lng={mark.at[0]} data-lat={mark.at[1]}>
          {mark.kind === 'cluster' ? (
            <button
              type="button"
              className={styles.cluster}
              style={{ '--size': `${clusterSize(mark.count)}px` } as CSSProperties}
              aria-label={words.cluster(mark.count)}
              data-cluster={mark.count}
              onClick={() => onZoomInto(mark)}
            >
              {mark.count}
            </button>
          ) : (
            <button
              type="button"
              className={styles.pin}
              aria-pressed={mark.id === chosenId}
              data-point={mark.id}
              onClick={() => onChoose(mark.id)}
            >
              {points.find(({ id }) => id === mark.id)?.name}
            </button>
          )}
        </div>
      ))}
    </div>
  )
}
