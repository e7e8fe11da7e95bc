import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import type { DeepZoom } from './deep-zoom.ts'
import { shapeGeometry } from './shape-geometry.ts'
import { standFree } from './stand-free.ts'
import type { Insets, Size, ViewerShape } from './viewer-types.ts'

interface KeepFree {
  readonly deepZoom: DeepZoom | null
  readonly picture: Size
  readonly shapes: readonly ViewerShape[]
  readonly selectedId: string | null
  readonly keepFree: Insets
}

/** Brings shapes into the free part of the view: the selected one at once, any other on demand. */
export function useKeepFree({ deepZoom, picture, shapes, selectedId, keepFree }: KeepFree) {
  const { top, right, bottom, left } = keepFree
  // The card may be measured after the selection; once the visitor moves the picture, it is theirs.
  const pending = useRef(false)
  const leaveToVisitor = useCallback(() => {
    pending.current = false
  }, [])

  function bringIntoView(id: string, mayZoom: boolean): void {
    const shape = shapes.find((candidate) => candidate.id === id)
    if (!deepZoom || !shape) return
    const free = standFree({
      box: shapeGeometry(shape.points).box,
      camera: deepZoom.target(),
      picture,
      view: deepZoom.view(),
      keepFree,
      maxScale: deepZoom.maxScale(),
      mayZoom,
    })
    if (free) deepZoom.moveTo(free)
  }
  const bringSelected = useEffectEvent((id: string) => bringIntoView(id, true))

  useEffect(() => {
    pending.current = selectedId !== null
  }, [selectedId])
  useEffect(() => deepZoom?.onMoved(leaveToVisitor), [deepZoom, leaveToVisitor])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a card that grows or moves is a reason to look again
  useEffect(() => {
    if (deepZoom && selectedId !== null && pending.current) bringSelected(selectedId)
  }, [deepZoom, selectedId, top, right, bottom, left])

  return { bringIntoView: (id: string) => bringIntoView(id, false), leaveToVisitor }
}
