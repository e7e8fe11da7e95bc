import type { Outline, Point } from '@belvedere/domain/geometry/outline'
import type { Drawing } from '@belvedere/domain/outlines/drawing'
import { near } from '@belvedere/domain/outlines/near'
import { SNAP_PX, snap } from '@belvedere/domain/outlines/snap'
import { useEffect, useState } from 'react'
import { FixedSize } from '../../viewer/fixed-size.tsx'
import { ToolLayer } from '../../viewer/tool/tool-layer.tsx'
import { useViewerParts, useViewerTool } from '../../viewer/tool/use-viewer-tool.ts'
import type { ToolKey, ToolPointer } from '../../viewer/tool/viewer-tool.ts'
import { arrowStep, distance, reachOf } from './handles.ts'
import styles from './studio-handles.module.css'

interface DrawToolProps {
  drawing: Drawing
  /** Kept outside, so that nothing loses it: no zoom, no other tool, no other page of the inspector. */
  half: Outline
  snapping: boolean
  onHalf: (half: Outline) => void
  onDrawn: (outline: Outline) => void
  /** Tab: the next apartment without an outline. */
  onNext: () => void
  onLeave: () => void
}

/** Draws a polygon point by point (OUT-01). A drag pans the picture as ever; a click sets a point. */
export function DrawTool({ drawing, half, snapping, onHalf, onDrawn, onNext, onLeave }: DrawToolProps) {
  const [aim, setAim] = useState<Point>()
  const { camera, stage } = useViewerParts()
  // Its keys are heard there, wherever the tool was chosen.
  useEffect(() => stage.current?.focus({ preventScroll: true }), [stage])
  useViewerTool({
    cursor: 'crosshair',
    onPointerMove: (pointer) => setAim(placeOf(pointer)),
    onPointerUp(pointer) {
      if (pointer.clicks === 0 || pointer.button !== 0) return
      pointer.claim()
      const [first] = half
      const closes = first && distance(first, pointer.at) <= reachOf(pointer.pointerType, pointer.scale)
      if (half.length > 2 && (closes || pointer.clicks === 2)) close()
      else if (pointer.clicks === 1) onHalf([...half, placeOf(pointer)])
    },
    onKeyDown: pressKey,
  })

  function placeOf({ at, scale, altKey, shiftKey }: ToolPointer): Point {
    if (altKey || !snapping) return at
    const reach = SNAP_PX / scale
    return snap(at, {
      outlines: [...near(drawing, at, reach).values()].flat(),
      reach,
      straightFrom: shiftKey ? half.at(-1) : undefined,
    })
  }

  function close() {
    if (half.length < 3) return
    onDrawn(half)
    onHalf([])
  }

  function pressKey(pressed: ToolKey) {
    const { key, shiftKey, ctrlKey, metaKey, claim } = pressed
    const step = arrowStep(pressed)
    if ((ctrlKey || metaKey) && !step) return
    const acts: Readonly<Record<string, () => void>> = {
      Enter: close,
      Backspace: () => onHalf(half.slice(0, -1)),
      Escape: () => (half.length > 0 ? onHalf([]) : onLeave()),
      ' ': () => onHalf([...half, aim ?? middle()]),
      // A half-drawn one keeps the key: the browser's own Tab would leave it.
      Tab: () => half.length === 0 && onNext(),
    }
    const act = step ? () => setAim(([x, y] = middle()) => [x + step[0], y + step[1]]) : acts[key]
    if (!act || (key === 'Tab' && shiftKey)) return
    claim()
    act()
  }

  /** Of what is in sight: there the keys begin. */
  function middle(): Point {
    const [seen, box] = [camera.get(), stage.current?.getBoundingClientRect()]
    if (!seen || !box) return [0, 0]
    return [
      Math.round((box.width / 2 - seen.x) / seen.scale),
      Math.round((box.height / 2 - seen.y) / seen.scale),
    ]
  }

  const line = aim ? [...half, aim] : half
  return (
    <ToolLayer>
      <polyline
        data-half-drawn={half.length}
        className={styles.line}
        points={line.map((point) => point.join()).join(' ')}
      />
      {half.map((at, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: points are known by their place
        <FixedSize key={i} at={at}>
          <rect
            className={styles.corner}
            data-first={i === 0 || undefined}
            x={-5}
            y={-5}
            width={10}
            height={10}
          />
        </FixedSize>
      ))}
      {aim && (
        <FixedSize at={aim}>
          <path className={styles.aim} d="M-9 0h18M0-9v18" />
        </FixedSize>
      )}
    </ToolLayer>
  )
}
