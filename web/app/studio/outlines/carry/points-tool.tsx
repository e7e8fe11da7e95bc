import { centroid } from '@belvedere/domain/geometry/centroid'
import type { Point } from '@belvedere/domain/geometry/outline'
import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { isSecondKey } from '../../../staff/frame/second-key.ts'
import { FixedSize } from '../../../viewer/fixed-size.tsx'
import { ToolLayer } from '../../../viewer/tool/tool-layer.tsx'
import { useViewerParts, useViewerTool } from '../../../viewer/tool/use-viewer-tool.ts'
import type { ToolKey } from '../../../viewer/tool/viewer-tool.ts'
import { arrowStep, distance } from '../handles.ts'
import { Loupe, type LoupePicture } from '../loupe.tsx'
import { middleInSight } from '../middle-in-sight.ts'
import styles from './studio-carry.module.css'
import { AGREES_PX, type Carry, type Side } from './use-carry.ts'

interface PointsToolProps {
  side: Side
  carry: Carry
  picture: LoupePicture
  onOtherSide: (() => void) | undefined
  onCarry: () => void
  onLeave: () => void
  /** What is drawn below the points. */
  children?: ReactNode
}

const REACH_PX = 22

/** The numbered points of one of the two pictures: a click sets one, a drag moves it. */
export function PointsTool({
  side,
  carry,
  picture,
  onOtherSide,
  onCarry,
  onLeave,
  children,
}: PointsToolProps) {
  const { camera, stage } = useViewerParts()
  // P puts a point on both pictures, whichever has the keyboard.
  useEffect(
    () => carry.aimFrom(side, () => middleInSight(camera.get(), stage.current)),
    [carry.aimFrom, side, camera, stage],
  )
  const held = useRef<number>(undefined)
  const [looking, setLooking] = useState(false)
  const points = carry.pairs.flatMap((pair, index) => {
    const at = pair[side]
    return at ? [{ at, index }] : []
  })
  useViewerTool({
    cursor: 'crosshair',
    onPointerDown(pointer) {
      if (pointer.button !== 0) return
      const near = points
        .map((point) => ({ ...point, far: distance(point.at, pointer.at) * pointer.scale }))
        .filter(({ far }) => far <= REACH_PX)
        .sort((a, b) => a.far - b.far)[0]
      held.current = near?.index
      if (!near) return
      pointer.claim()
      carry.setActive(near.index)
      setLooking(true)
    },
    onPointerMove(pointer) {
      if (pointer.pressed && held.current !== undefined) carry.move(side, held.current, pointer.at)
    },
    onPointerUp(pointer) {
      const was = held.current
      held.current = undefined
      setLooking(false)
      if (was !== undefined || pointer.clicks !== 1 || pointer.button !== 0) return
      pointer.claim()
      carry.put(side, pointer.at)
    },
    onPointerCancel() {
      held.current = undefined
      setLooking(false)
    },
    onKeyDown: pressKey,
  })

  function pressKey(pressed: ToolKey) {
    const step = arrowStep(pressed)
    if (((pressed.ctrlKey || pressed.metaKey) && !step) || isSecondKey(pressed)) return
    const act = actOf(pressed, step)
    if (!act) return
    pressed.claim()
    act()
  }

  function actOf({ key, shiftKey }: ToolKey, step: Point | undefined): (() => void) | undefined {
    const at = carry.pairs[carry.active]?.[side]
    if (step && at)
      return () => {
        setLooking(true)
        carry.move(side, carry.active, [at[0] + step[0], at[1] + step[1]])
      }
    if (/^[1-9]$/.test(key) && carry.pairs[Number(key) - 1]) return () => carry.setActive(Number(key) - 1)
    const acts: Readonly<Record<string, (() => void) | undefined>> = {
      p: () => carry.putByKey(side),
      Delete: () => carry.remove(carry.active),
      Tab: shiftKey ? undefined : onOtherSide,
      Enter: onCarry,
      Escape: onLeave,
    }
    return acts[key.length === 1 ? key.toLowerCase() : key]
  }

  const active = points.find(({ index }) => index === carry.active)
  return (
    <>
      <ToolLayer>
        {children}
        {points.map(({ at, index }) => (
          <FixedSize key={index} at={at}>
            <g
              className={styles.point}
              data-point={index + 1}
              data-active={index === carry.active || undefined}
              data-waiting={carry.waiting.get(index)?.has(side) || undefined}
              data-wrong={(carry.errors[index] ?? 0) > AGREES_PX || undefined}
            >
              <circle className={styles.halo} r={16} />
              <circle r={12} />
              <text>{index + 1}</text>
            </g>
          </FixedSize>
        ))}
      </ToolLayer>
      {looking && active && <Loupe at={active.at} picture={picture} />}
    </>
  )
}

/** A number in the middle of an outline. */
export function NumberAt({ part, words }: { part: readonly Point[]; words: string }) {
  return (
    <FixedSize at={centroid(part)}>
      <text className={styles.number}>{words}</text>
    </FixedSize>
  )
}
