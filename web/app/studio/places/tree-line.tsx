import type { Moved, Side } from '@belvedere/domain/places/move-place'
import type { PlaceNode } from '@belvedere/domain/places/place-tree'
import { type DragEvent, useState } from 'react'
import { StaffIcon } from '../../staff/ui/staff-icon.tsx'
import styles from './studio-place-tree.module.css'
import type { TreeRow } from './tree-rows.ts'

interface TreeLineProps {
  row: TreeRow
  name: string
  count: string
  isChosen: boolean
  isReached: boolean
  isMovable: boolean
  /** The keyboard, or whatever stands for it, is here. */
  onReach: () => void
  onOpen: () => void
  onFold: () => void
  onDrag: (place: PlaceNode | undefined) => void
  /** What would become of what is dragged, were it dropped there. */
  takes: (target: PlaceNode, side: Side) => Moved | undefined
  onDrop: (target: PlaceNode, side: Side) => void
}

/** A place on its line; its edges take what is dragged before or after it, its middle into it. */
export function TreeLine({ row, name, count, isChosen, isReached, isMovable, ...on }: TreeLineProps) {
  const { place, level, open, hasChildren } = row
  const [side, setSide] = useState<Side>()

  function over(event: DragEvent<HTMLElement>) {
    if (!place) return
    const { top, height } = event.currentTarget.getBoundingClientRect()
    const part = (event.clientY - top) / height
    const wished: Side[] =
      part < 0.3 ? ['before', 'into'] : part > 0.7 ? ['after', 'into'] : ['into', 'after']
    const possible = wished.find((one) => on.takes(place, one))
    setSide(possible)
    if (possible) event.preventDefault()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of the tree do the same
    <div
      role="treeitem"
      className={styles.line}
      data-key={row.key}
      data-kind={place?.kind ?? 'project'}
      data-side={side}
      style={{ paddingLeft: `${(level - 1) * 16 + 4}px` }}
      aria-level={level}
      aria-setsize={row.of}
      aria-posinset={row.nth}
      aria-selected={isChosen}
      {...(hasChildren && { 'aria-expanded': open })}
      tabIndex={isReached ? 0 : -1}
      draggable={isMovable}
      onFocus={on.onReach}
      onClick={on.onOpen}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', name)
        event.dataTransfer.effectAllowed = 'move'
        on.onDrag(place)
      }}
      onDragEnd={() => on.onDrag(undefined)}
      onDragOver={over}
      onDragLeave={() => setSide(undefined)}
      onDrop={(event) => {
        event.preventDefault()
        if (place && side) on.onDrop(place, side)
        setSide(undefined)
      }}
    >
      {hasChildren && place ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the tree do the same
        // biome-ignore lint/a11y/useKeyWithClickEvents: the same
        <span
          className={styles.fold}
          onClick={(event) => {
            event.stopPropagation()
            on.onFold()
          }}
        >
          <StaffIcon name={open ? 'down' : 'right'} size={14} />
        </span>
      ) : (
        <span className={styles.fold} />
      )}
      <span className={styles.name}>{name}</span>
      <small>{count}</small>
    </div>
  )
}
