import { memo } from 'react'
import { shapeGeometry } from './shape-geometry.ts'
import { ShapePaint, ShapeTarget } from './shape-paint.tsx'
import styles from './viewer.module.css'
import type { ViewerShape } from './viewer-types.ts'

interface ShapeProps {
  readonly shape: ViewerShape
  readonly selected: boolean
  /** Painted above the others, so that no neighbour's outline crosses its own. */
  readonly raised: boolean
  /** The one shape that Tab leads to; arrow keys lead on from it. */
  readonly tabStop: boolean
  readonly patterns: string
}

/** What pointer, keyboard and screen reader meet: a link or a button. */
export const Shape = memo(function Shape({ shape, selected, raised, tabStop, patterns }: ShapeProps) {
  const geometry = shapeGeometry(shape.points)
  // A canvas paints no markers, so it cannot stand for them.
  const paintClass = geometry.isMarker ? undefined : styles.atRest
  const style = shape.look({ hovered: false, focused: false, selected })
  const paint = !raised && (
    <ShapePaint geometry={geometry} style={style} patterns={patterns} reducedMotion={true} />
  )
  if (!style.focusable)
    return (
      // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group without tabindex is not focusable
      <g className={paintClass} data-shape-id={shape.id} aria-hidden={true} pointerEvents="none">
        {paint}
      </g>
    )

  const common = {
    'data-shape-id': shape.id,
    'data-marker-y': geometry.isMarker ? geometry.labelAt[1] : undefined,
    'aria-label': shape.name,
    tabIndex: tabStop ? 0 : -1,
  }
  const content = (
    <>
      {paint && <g className={paintClass}>{paint}</g>}
      <ShapeTarget geometry={geometry} />
    </>
  )
  return shape.href === undefined ? (
    // biome-ignore lint/a11y/useSemanticElements: there is no button element in SVG
    <g {...common} role="button" aria-pressed={selected}>
      {content}
    </g>
  ) : (
    <a {...common} href={shape.href}>
      {content}
    </a>
  )
})
