import { centroid } from '@belvedere/domain/geometry/centroid'
import { encloses } from '@belvedere/domain/geometry/encloses'
import type { Outline } from '@belvedere/domain/geometry/outline'
import type { Drawing } from '@belvedere/domain/outlines/drawing'
import type { CSSProperties } from 'react'
import { FixedSize } from '../../../viewer/fixed-size.tsx'
import { ToolLayer } from '../../../viewer/tool/tool-layer.tsx'
import { useViewerTool } from '../../../viewer/tool/use-viewer-tool.ts'
import type { DrawnThing } from '../load-drawing.ts'
import { shortName } from '../short-name.ts'
import styles from './studio-mask-tool.module.css'
import type { Mask } from './use-mask.ts'

interface MaskToolProps {
  mask: Mask
  picture: { readonly width: number; readonly height: number }
  drawing: Drawing
  apartments: readonly DrawnThing[]
  /** Where the picture ends and the mask begins, as a share of the canvas. */
  wipe: number
  /** Every point of the outlines, while the precision is being chosen. */
  points: boolean
}

/** The picture with what was traced at the left of the wipe, the mask itself at its right. A click chooses a colour. */
export function MaskTool({ mask, picture, drawing, apartments, wipe, points }: MaskToolProps) {
  const { now } = mask.traced
  const { plan, active, activate } = mask
  const colours = plan.floors.flatMap((floor) => floor.colours)
  useViewerTool({
    cursor: now.state === 'traced' ? 'pointer' : '',
    onPointerUp(pointer) {
      if (pointer.clicks !== 1 || pointer.button !== 0 || now.state !== 'traced') return
      pointer.claim()
      activate(colours.find(({ parts }) => parts.some((part) => encloses(part, pointer.at)))?.index)
    },
    onKeyDown({ key, shiftKey, claim }) {
      if (key !== 'Tab' || shiftKey) return
      const next = colours[colours.findIndex(({ index }) => index === active) + 1]
      // After the last one the keyboard goes on to what follows the picture.
      if (!next) return
      claim()
      activate(next.index)
    },
  })
  if (now.state !== 'traced') return null

  const traced = colours.map(({ index, home, parts, toCheck }) => (
    <g
      key={index}
      data-traced={index}
      data-check={toCheck || undefined}
      data-active={index === active || undefined}
    >
      {parts.map((part) => (
        <polygon key={part.join()} points={pointsOf(part)} />
      ))}
      {points &&
        parts.flat().map((at) => (
          <FixedSize key={at.join()} at={at}>
            <circle r={3} />
          </FixedSize>
        ))}
      {parts[0] && (
        <FixedSize at={centroid(parts[0])}>
          <text>{home ? shortName(home.name) : '?'}</text>
        </FixedSize>
      )}
    </g>
  ))
  const leftOut = plan.leftOut.map(({ index, parts }) => (
    <g key={index} data-left-out={true}>
      {parts.map((part) => (
        <polygon key={part.join()} points={pointsOf(part)} />
      ))}
    </g>
  ))
  // What will be replaced, as it was: what moved shows.
  const former = [...mask.outlines.keys()].flatMap((poiId) =>
    (drawing.get(poiId) ?? []).map((part) => (
      <polygon key={`${poiId} ${part.join()}`} className={styles.former} points={pointsOf(part)} />
    )),
  )
  const staying = apartments.flatMap(({ poiId, name }) =>
    (mask.outlines.has(poiId) ? [] : (drawing.get(poiId) ?? [])).map((part) => (
      <g key={`${poiId} ${part.join()}`} data-left-out={true}>
        <polygon points={pointsOf(part)} />
        <FixedSize at={centroid(part)}>
          <text>{shortName(name)}</text>
        </FixedSize>
      </g>
    )),
  )
  return (
    <div className={styles.layers} style={{ '--wipe': `${wipe * 100}%` } as CSSProperties}>
      <div className={styles.picture}>
        <ToolLayer>
          {former}
          {staying}
          {traced}
        </ToolLayer>
      </div>
      <div className={styles.mask}>
        <ToolLayer>
          <image href={now.url} {...picture} preserveAspectRatio="none" />
          {staying}
          {leftOut}
          {traced}
        </ToolLayer>
      </div>
    </div>
  )
}

function pointsOf(part: Outline): string {
  return part.map((point) => point.join()).join(' ')
}
