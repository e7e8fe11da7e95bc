import { centroid } from '@belvedere/domain/geometry/centroid'
import { encloses } from '@belvedere/domain/geometry/encloses'
import type { Point } from '@belvedere/domain/geometry/outline'
import type { Drawing } from '@belvedere/domain/outlines/drawing'
import {
  cellsOf,
  type GridHandle,
  handlesOf,
  leaveOut,
  moveHandle,
} from '@belvedere/domain/outlines/facade-grid'
import { useEffect, useRef, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { isSecondKey } from '../../../staff/frame/second-key.ts'
import { FixedSize } from '../../../viewer/fixed-size.tsx'
import { ToolLayer } from '../../../viewer/tool/tool-layer.tsx'
import { useViewerParts, useViewerTool } from '../../../viewer/tool/use-viewer-tool.ts'
import type { ToolKey } from '../../../viewer/tool/viewer-tool.ts'
import { arrowStep, distance } from '../handles.ts'
import { Loupe, type LoupePicture } from '../loupe.tsx'
import { middleInSight } from '../middle-in-sight.ts'
import { shortName } from '../short-name.ts'
import styles from './studio-grid-tool.module.css'
import type { Grid } from './use-grid.ts'

interface GridToolProps {
  grid: Grid
  picture: LoupePicture
  drawing: Drawing
  onMake: () => void
  onLeave: () => void
}

/** Half of a target of 44 screen pixels. */
const REACH_PX = 22

/** Corners, lines and cells of the façade grid (OUT-11). What is no handle pans the picture as ever. */
export function GridTool({
  grid: { grid, floors, ...tool },
  picture,
  drawing,
  onMake,
  onLeave,
}: GridToolProps) {
  const { camera, stage } = useViewerParts()
  const [aim, setAim] = useState<Point>()
  const [active, setActive] = useState<number>()
  const [held, setHeld] = useState<GridHandle>()
  const start = useRef<Point>(undefined)
  // Its keys are heard there, wherever the tool was chosen.
  useEffect(() => stage.current?.focus({ preventScroll: true }), [stage])
  const handles = grid ? handlesOf(grid) : []

  useViewerTool({
    cursor: grid ? '' : 'crosshair',
    onPointerDown(pointer) {
      if (!grid || pointer.button !== 0) return
      const near = handles
        .map((handle, index) => ({ handle, index, far: distance(handle.at, pointer.at) * pointer.scale }))
        .filter(({ far }) => far <= REACH_PX)
        // A floor that stands back begins with corners on the façade's own: what is drawn last lies on top.
        .sort((a, b) => Math.round(a.far) - Math.round(b.far) || b.index - a.index)[0]
      setActive(near?.index)
      if (!near) return
      pointer.claim()
      start.current = pointer.at
      setHeld(near.handle)
    },
    onPointerMove(pointer) {
      if (!grid) setAim(pointer.at)
      if (!held || !pointer.pressed || !start.current) return
      // By as much as the pointer has moved: the handle need not be met in its middle.
      const [dx, dy] = [pointer.at[0] - start.current[0], pointer.at[1] - start.current[1]]
      tool.change((now) => moveHandle(now, held, [held.at[0] + dx, held.at[1] + dy]))
    },
    onPointerUp(pointer) {
      const was = held
      setHeld(undefined)
      if (was || pointer.clicks !== 1 || pointer.button !== 0) return
      if (!grid) {
        pointer.claim()
        tool.addCorner(pointer.at)
        return
      }
      const cell = cellsOf(grid).find(({ outline }) => encloses(outline, pointer.at))
      if (!cell) return tool.choose([])
      pointer.claim()
      const place = { floor: cell.floor, column: cell.column }
      const [first] = tool.chosen
      const beside = first?.floor === place.floor && Math.abs(first.column - place.column) === 1
      tool.choose(first && beside && tool.chosen.length === 1 ? [first, place] : [place])
    },
    onPointerCancel: () => setHeld(undefined),
    onKeyDown: pressKey,
  })

  function pressKey(pressed: ToolKey) {
    const step = arrowStep(pressed)
    if (((pressed.ctrlKey || pressed.metaKey) && !step) || isSecondKey(pressed)) return
    const act = grid ? actOfGrid(pressed, step) : actOfCorners(pressed, step)
    if (!act) return
    pressed.claim()
    act()
  }

  function actOfCorners({ key }: ToolKey, step: Point | undefined): (() => void) | undefined {
    const from = aim ?? middleInSight(camera.get(), stage.current)
    if (step) return () => setAim([from[0] + step[0], from[1] + step[1]])
    if (key === ' ') return () => tool.addCorner(from)
    if (key === 'Backspace') return tool.removeCorner
    return key === 'Escape' ? onLeave : undefined
  }

  function actOfGrid({ key, shiftKey }: ToolKey, step: Point | undefined): (() => void) | undefined {
    const handle = active === undefined ? undefined : handles[active]
    if (step && handle)
      return () =>
        tool.change((now) => moveHandle(now, handle, [handle.at[0] + step[0], handle.at[1] + step[1]]))
    if (key === 'Tab') {
      const next = (active ?? (shiftKey ? handles.length : -1)) + (shiftKey ? -1 : 1)
      // Past the last one the keyboard goes on to what follows the picture.
      if (handles[next]) return () => setActive(next)
      setActive(undefined)
      return undefined
    }
    const cells = cellsOf(grid ?? NO_GRID)
    const [first] = tool.chosen
    const acts: Readonly<Record<string, () => void>> = {
      '+': () => tool.setColumnCount(tool.columns + 1),
      '-': () => tool.setColumnCount(tool.columns - 1),
      j: tool.join,
      J: tool.join,
      ']': () => walk(1),
      '[': () => walk(-1),
      Delete: () => first && tool.change((now) => leaveOut(now, first.floor, first.column)),
      Enter: onMake,
      Escape: () => (active !== undefined || first ? rest() : onLeave()),
    }
    return acts[key]

    function walk(by: number) {
      const place = cells.findIndex(({ floor, column }) => floor === first?.floor && column === first.column)
      const next = cells[(place + by + cells.length) % Math.max(1, cells.length)]
      setActive(undefined)
      if (next) tool.choose([{ floor: next.floor, column: next.column }])
    }
    function rest() {
      setActive(undefined)
      tool.choose([])
    }
  }

  if (!grid)
    return (
      <ToolLayer>
        <polyline
          className={styles.edge}
          data-corners={tool.corners.length}
          points={[...tool.corners, ...(aim ? [aim] : [])].map((point) => point.join()).join(' ')}
        />
        {tool.corners.map((at) => (
          <Corner key={at.join()} at={at} active={false} />
        ))}
        {aim && (
          <FixedSize at={aim}>
            <path className={styles.aim} d="M-9 0h18M0-9v18" />
          </FixedSize>
        )}
      </ToolLayer>
    )

  const shown = held ? handles.find((one) => isSame(one, held)) : undefined
  return (
    <>
      <ToolLayer>
        {/* What will be replaced, as it is: it stays in sight until then. */}
        {[...tool.outlines.keys()].flatMap((poiId) =>
          (drawing.get(poiId) ?? []).map((part) => (
            <polygon
              key={`${poiId} ${part.join()}`}
              className={styles.former}
              data-former
              points={part.map((point) => point.join()).join(' ')}
            />
          )),
        )}
        {floors.map(({ floor, cells, homes }) => (
          <g key={floor} data-grid-floor={floor} data-misfit={cells.length !== homes || undefined}>
            {cells.map(({ cell, home }) => {
              const chosen = tool.chosen.some((one) => one.floor === floor && one.column === cell.column)
              return (
                <g key={cell.column} data-chosen={chosen || undefined} data-nobody={home ? undefined : true}>
                  <polygon
                    className={styles.cell}
                    points={cell.outline.map((point) => point.join()).join(' ')}
                  />
                  <FixedSize at={centroid(cell.outline)}>
                    <text className={styles.number}>{home ? shortName(home.name) : '–'}</text>
                  </FixedSize>
                </g>
              )
            })}
            {cells[0] && <FloorChip at={cells[0].cell.outline} words={m.studio_floor({ floor })} />}
          </g>
        ))}
        <polygon
          className={styles.edge}
          data-crossed={tool.crossed || undefined}
          points={grid.corners.map((point) => point.join()).join(' ')}
        />
        {handles.map((handle, index) => (
          <g key={keyOf(handle)} data-handle={keyOf(handle)} data-at={handle.at.join()}>
            {handle.kind === 'corner' ? (
              <Corner at={handle.at} active={index === active} apart={handle.floor !== undefined} />
            ) : (
              <FixedSize at={handle.at}>
                <rect
                  className={styles.handle}
                  data-active={index === active || undefined}
                  {...(handle.kind === 'floor-line'
                    ? { x: -9, y: -3.5, width: 18, height: 7 }
                    : { x: -3.5, y: -9, width: 7, height: 18 })}
                  rx={3.5}
                />
              </FixedSize>
            )}
          </g>
        ))}
      </ToolLayer>
      {shown?.kind === 'corner' && <Loupe at={shown.at} picture={picture} />}
    </>
  )
}

const NO_GRID = {
  corners: [[0, 0] as Point, [0, 0] as Point, [0, 0] as Point, [0, 0] as Point],
  floorLines: [],
  columnLines: [],
  rows: [],
} as const

function Corner({ at, active, apart = false }: { at: Point; active: boolean; apart?: boolean }) {
  return (
    <FixedSize at={at}>
      <circle className={styles.halo} r={15} />
      <rect
        className={styles.corner}
        data-active={active || apart || undefined}
        x={-8}
        y={-8}
        width={16}
        height={16}
        rx={2}
      />
      <circle className={styles.dot} r={2.5} />
    </FixedSize>
  )
}

/** At the left of its row. */
function FloorChip({ at: [topLeft, , , bottomLeft], words }: { at: readonly Point[]; words: string }) {
  if (!topLeft || !bottomLeft) return null
  const at: Point = [(topLeft[0] + bottomLeft[0]) / 2, (topLeft[1] + bottomLeft[1]) / 2]
  return (
    <FixedSize at={at}>
      <text className={styles.floor} x={-16}>
        {words}
      </text>
    </FixedSize>
  )
}

function keyOf(handle: GridHandle): string {
  return `${handle.kind} ${handle.kind === 'corner' || handle.kind === 'row-line' ? (handle.floor ?? '') : ''} ${handle.index}`
}

function isSame(a: GridHandle, b: GridHandle): boolean {
  return keyOf(a) === keyOf(b)
}
