import { around, type Box } from '@belvedere/domain/geometry/box'
import type { Size } from '@belvedere/domain/viewer/camera'
import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import type { DeepZoom } from './deep-zoom.ts'
import { shapeGeometry } from './shape-geometry.ts'
import { hasRoomAcross, standFree } from './stand-free.ts'
import type { KeptFree, ViewerShape } from './viewer-types.ts'

interface KeepFree {
  readonly deepZoom: DeepZoom | null
  readonly picture: Size
  readonly shapes: readonly ViewerShape[]
  /** The selected shape, or one that has its card elsewhere. */
  readonly keptId: string | null
  readonly keepFree: KeptFree
  /** What the screen is about: pans clear of the card as well, where there is room for all of it. */
  readonly subjects: readonly Box[]
}

/** What the screen is about may come this near to the card and to the edge of the view. */
const SUBJECT_MARGIN_PX = 8

/** Brings shapes into the free part of the view: the one that a card is about at once, any other on demand. */
export function useKeepFree({ deepZoom, picture, shapes, keptId, keepFree, subjects }: KeepFree) {
  const { top, right, bottom, left, card = right } = keepFree
  // The card may be measured after the selection; once the visitor moves the picture, it is theirs.
  const pending = useRef(false)
  const leaveToVisitor = useCallback(() => {
    pending.current = false
  }, [])

  function bringIntoView(id: string, mayZoom: boolean): void {
    const shape = shapes.find((candidate) => candidate.id === id)
    if (!deepZoom || !shape) return
    const { box } = shapeGeometry(shape.points)
    const now = {
      camera: deepZoom.target(),
      picture,
      view: deepZoom.view(),
      maxScale: deepZoom.maxScale(),
      mayZoom,
    }
    const all = {
      ...now,
      box: { ...box, ...across(subjects) },
      keepFree: { ...keepFree, left: 0, right: card },
      margin: SUBJECT_MARGIN_PX,
    }
    const withAll = mayZoom && hasRoomAcross(all) ? standFree(all) : undefined
    const free = standFree({ ...now, box, keepFree, camera: withAll ?? now.camera }) ?? withAll
    if (free) deepZoom.moveTo(free)
  }
  const bringKept = useEffectEvent((id: string) => bringIntoView(id, true))

  useEffect(() => {
    pending.current = keptId !== null
  }, [keptId])
  useEffect(() => deepZoom?.onMoved(leaveToVisitor), [deepZoom, leaveToVisitor])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a card that grows or moves is a reason to look again
  useEffect(() => {
    if (deepZoom && keptId !== null && pending.current) bringKept(keptId)
  }, [deepZoom, keptId, top, right, bottom, left])

  return { bringIntoView: (id: string) => bringIntoView(id, false), leaveToVisitor }
}

function across(subjects: readonly Box[]): Partial<Box> {
  if (subjects.length === 0) return {}
  const { left, right } = around(subjects)
  return { left, right }
}
