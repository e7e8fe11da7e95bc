import { dropPlace, type Moved, type Side, type Step, stepPlace } from '@belvedere/domain/places/move-place'
import { type PlaceAt, type PlaceNode, placeKey, placeTree } from '@belvedere/domain/places/place-tree'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { StaffIcon } from '../../staff/ui/staff-icon.tsx'
import { contentsOf, type ProjectPlaces } from './load-places.ts'
import styles from './studio-place-tree.module.css'
import { TreeLine } from './tree-line.tsx'
import { keyOf, PROJECT_KEY, type TreeRow, treeRows } from './tree-rows.ts'

interface PlaceTreeProps {
  places: ProjectPlaces
  chosen: PlaceAt | undefined
  nameOf: (at: PlaceAt | undefined) => string
  /** Undefined for those who only read. */
  onMove: ((moved: Moved, name: string) => void) | undefined
  onOpen: (at: PlaceAt | undefined) => void
}

const STEPS: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}

/** Everything the project is built of, with how much of it is drawn; found by name, moved by dragging or with Alt and arrows. */
export function PlaceTree({ places, chosen, nameOf, onMove, onOpen }: PlaceTreeProps) {
  const [wanted, setWanted] = useState('')
  const tree = useMemo(() => placeTree(places), [places])
  const [opened, setOpened] = useState<ReadonlySet<string>>(
    () =>
      new Set([
        ...places.masterplans.map(({ id }) => placeKey({ kind: 'masterplans', id })),
        ...above(tree, chosen),
      ]),
  )
  const rows = useMemo(() => treeRows({ tree, opened, wanted, nameOf }), [tree, opened, wanted, nameOf])
  const chosenKey = keyOf(chosen)
  const [focused, setFocused] = useState(chosenKey)
  const [dragged, setDragged] = useState<PlaceNode>()
  const list = useRef<HTMLDivElement>(null)
  const reached = rows.some(({ key }) => key === focused) ? focused : PROJECT_KEY

  // A place that was opened from elsewhere is shown in its place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another is chosen, not when the tree changes
  useEffect(() => {
    setFocused(chosenKey)
    setOpened((before) => new Set([...before, ...above(tree, chosen)]))
  }, [chosenKey])

  const focus = (key: string | undefined) => {
    if (key === undefined) return
    setFocused(key)
    list.current?.querySelector<HTMLElement>(`[data-key="${key}"]`)?.focus()
  }
  const open = (key: string, on: boolean) => {
    const next = new Set(opened)
    if (on) next.add(key)
    else next.delete(key)
    setOpened(next)
  }
  const move = (moved: Moved | undefined, place: PlaceAt) => {
    if (!moved || !onMove) return
    onMove(moved, nameOf(place))
  }

  function hear(event: KeyboardEvent) {
    const at = rows.findIndex(({ key }) => key === reached)
    const row = rows[at]
    if (!row || event.ctrlKey || event.metaKey) return
    if (event.altKey) {
      const step = STEPS[event.key]
      if (!step || !row.place) return
      event.preventDefault()
      return move(stepPlace(places, row.place, step), row.place)
    }
    const acts: Record<string, () => void> = {
      ArrowDown: () => focus(rows[at + 1]?.key),
      ArrowUp: () => focus(rows[at - 1]?.key),
      Home: () => focus(rows[0]?.key),
      End: () => focus(rows.at(-1)?.key),
      ArrowRight: () => (row.hasChildren && !row.open ? open(row.key, true) : focus(childOf(rows, at))),
      ArrowLeft: () => (row.open && row.place && row.hasChildren ? open(row.key, false) : focus(row.parent)),
      Enter: () => onOpen(row.place),
      ' ': () => onOpen(row.place),
    }
    const act = acts[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  const drop = (target: PlaceNode, side: Side) => dragged && dropPlace(places, dragged, target, side)
  return (
    <nav className={styles.tree} aria-label={m.studio_places()}>
      <label className={styles.find}>
        <StaffIcon name="find" size={16} />
        <input
          type="search"
          data-staff-find
          aria-label={m.studio_find_place()}
          placeholder={m.studio_find_place()}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
          onKeyDown={(event) => event.key === 'ArrowDown' && focus(rows[1]?.key)}
        />
        <kbd>/</kbd>
      </label>
      {rows.length === 1 && wanted !== '' && (
        <p className={styles.nothing}>{m.studio_no_such_place({ name: wanted })}</p>
      )}
      <div ref={list} className={styles.rows} role="tree" aria-label={m.studio_places()} onKeyDown={hear}>
        {rows.map((row) => (
          <TreeLine
            key={row.key}
            row={row}
            name={nameOf(row.place)}
            count={countOf(places, row.place, tree)}
            isChosen={row.key === chosenKey}
            isReached={row.key === reached}
            isMovable={onMove !== undefined && row.place !== undefined && row.place.kind !== 'floors'}
            onReach={() => setFocused(row.key)}
            onOpen={() => onOpen(row.place)}
            onFold={() => open(row.key, !row.open)}
            onDrag={setDragged}
            takes={drop}
            onDrop={(target, side) => dragged && move(drop(target, side), dragged)}
          />
        ))}
      </div>
      {onMove && <p className={styles.hint}>{m.studio_places_keys()}</p>}
    </nav>
  )
}

const childOf = (rows: readonly TreeRow[], at: number) => {
  const next = rows[at + 1]
  return next?.parent === rows[at]?.key ? next?.key : undefined
}

/** Whatever a place lies in, by key. */
function above(tree: readonly PlaceNode[], at: PlaceAt | undefined): string[] {
  if (!at) return []
  const key = placeKey(at)
  for (const place of tree) {
    if (placeKey(place) === key) return []
    const below = above(place.children, at)
    if (below.length > 0 || place.children.some((child) => placeKey(child) === key))
      return [placeKey(place), ...below]
  }
  return []
}

/** Of the apartments in it, so many are drawn. */
function countOf(places: ProjectPlaces, place: PlaceNode | undefined, tree: readonly PlaceNode[]): string {
  const apartments = place ? place.apartments : tree.flatMap((one) => one.apartments)
  const isDrawn = (id: number) => contentsOf(places, { kind: 'apartments', id }).outlines > 0
  const drawn = apartments.filter(isDrawn).length
  if (place?.kind === 'apartments') return drawn ? '' : m.studio_not_drawn()
  return apartments.length === 0 ? '' : m.studio_of_total({ available: drawn, total: apartments.length })
}
