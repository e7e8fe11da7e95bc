import type { OutlineSource } from '@belvedere/domain/content/outline-sources'
import type { DrawingFault } from '@belvedere/domain/outlines/check-drawing'
import type { Parts } from '@belvedere/domain/outlines/drawing'
import { type ReactNode, useMemo, useState } from 'react'
import { measureWords } from '../../i18n/number-words.ts'
import { m } from '../../paraglide/messages.js'
import { statusWord } from '../../staff/apartments/status-words.ts'
import { StaffIcon } from '../../staff/ui/staff-icon.tsx'
import { Button } from '../../ui/button.tsx'
import { StatusLabel } from '../../ui/status-label.tsx'
import type { DrawnThing, DrawnView } from './load-drawing.ts'
import styles from './studio-drawing-inspector.module.css'

interface DrawingInspectorProps {
  thing: DrawnThing | undefined
  view: DrawnView
  parts: Parts
  source: OutlineSource | undefined
  faults: readonly DrawingFault[]
  apartments: readonly DrawnThing[]
  missing: readonly DrawnThing[]
  mayDraw: boolean
  /** What concerns the picture as a whole. */
  children: ReactNode
  onSelect: (poiId: number) => void
  onDraw: () => void
  onCut: () => void
  /** To the floor above or below: this outline, or all of its floor. */
  onCopy: (up: boolean, wholeFloor: boolean) => void
  onRemove: () => void
}

const SOURCES: Readonly<Record<OutlineSource, () => string>> = {
  drawn: m.studio_source_drawn,
  mask: m.studio_source_mask,
  grid: m.studio_source_grid,
  copied: m.studio_source_copied,
  carried: m.studio_source_carried,
  imported: m.studio_source_imported,
}

/** What is chosen, or what is wrong on the picture (OUT-08). */
export function DrawingInspector(props: DrawingInspectorProps) {
  const { thing, view, children } = props
  return (
    <aside className={styles.inspector} aria-label={m.studio_inspector()}>
      <header>
        <p className={styles.caption}>{thing ? m.studio_outline() : m.studio_picture()}</p>
        <h1>{thing?.name ?? view.name}</h1>
      </header>
      {thing && <OfThing {...props} thing={thing} />}
      <Checks {...props} />
      {children}
    </aside>
  )
}

function OfThing({
  thing: { floor, apartment },
  parts,
  source,
  mayDraw,
  onDraw,
  onCut,
  onCopy,
  onRemove,
}: DrawingInspectorProps & { thing: DrawnThing }) {
  const points = parts.reduce((sum, part) => sum + part.length, 0)
  return (
    <>
      {apartment && (
        <dl className={styles.facts}>
          <div>
            <dt>{m.studio_status()}</dt>
            <dd>
              <StatusLabel status={apartment.status} word={statusWord(apartment.status)} />
            </dd>
          </div>
          <div>
            <dt>{m.studio_area()}</dt>
            <dd>{m.studio_square_metres({ area: measureWords(apartment.area) })}</dd>
          </div>
          <div>
            <dt>{m.studio_floor_name()}</dt>
            <dd>{floor}</dd>
          </div>
          <div>
            <dt>{m.studio_rooms()}</dt>
            <dd>{apartment.rooms}</dd>
          </div>
        </dl>
      )}
      <section className={styles.shape}>
        <h2>{m.studio_shape()}</h2>
        <p className={styles.points}>{m.studio_points({ count: points })}</p>
        {parts.length > 0 && source && <p className={styles.source}>{SOURCES[source]()}</p>}
        {mayDraw && (
          <div>
            <Button onClick={onDraw}>{parts.length > 0 ? m.studio_draw_a_part() : m.studio_draw()}</Button>
            {parts.length > 0 && <Button onClick={onCut}>{m.studio_cut_behind()}</Button>}
          </div>
        )}
      </section>
      {mayDraw && apartment && parts.length > 0 && (
        <section className={styles.copy}>
          <h2>{m.studio_copy_to_floor()}</h2>
          <div>
            <Button onClick={() => onCopy(true, false)}>{m.studio_copy_up()}</Button>
            <Button onClick={() => onCopy(false, false)}>{m.studio_copy_down()}</Button>
            <Button onClick={() => onCopy(true, true)}>{m.studio_copy_floor_up()}</Button>
            <Button onClick={() => onCopy(false, true)}>{m.studio_copy_floor_down()}</Button>
          </div>
        </section>
      )}
      {mayDraw && parts.length > 0 && (
        <button type="button" className={styles.remove} onClick={onRemove}>
          <StaffIcon name="remove" size={16} />
          {m.studio_delete_outline()}
        </button>
      )}
    </>
  )
}

function Checks({ faults, apartments, missing, onSelect }: DrawingInspectorProps) {
  const [most, setMost] = useState(FAULTS_AT_ONCE)
  const names = useMemo(() => new Map(apartments.map(({ poiId, name }) => [poiId, name])), [apartments])
  const nameOf = (poiId: number) => names.get(poiId) ?? m.studio_unknown_outline({ id: poiId })
  return (
    <section className={styles.checks}>
      <h2>{m.studio_checks()}</h2>
      {faults.length === 0 && missing.length === 0 && <p>{m.studio_nothing_missing()}</p>}
      {missing[0] && (
        <button type="button" onClick={() => missing[0] && onSelect(missing[0].poiId)}>
          {(missing[0].apartment ? m.studio_without_outline_here : m.studio_things_without_outline)({
            count: missing.length,
          })}
        </button>
      )}
      <ul aria-live="polite">
        {faults.slice(0, most).map((fault) => (
          <li key={`${fault.fault}.${fault.of}.${'other' in fault ? fault.other : ''}`}>
            <button type="button" onClick={() => onSelect(fault.of)}>
              <StaffIcon name="warning" size={16} />
              {faultWords(fault, nameOf)}
            </button>
          </li>
        ))}
      </ul>
      {faults.length > most && (
        <button type="button" onClick={() => setMost(most + FAULTS_AT_ONCE)}>
          {m.studio_show_more({ count: faults.length - most })}
        </button>
      )}
    </section>
  )
}

/** More are read by nobody, and thousands are slow to lay out. */
const FAULTS_AT_ONCE = 50

function faultWords(fault: DrawingFault, nameOf: (poiId: number) => string): string {
  const name = nameOf(fault.of)
  switch (fault.fault) {
    case 'overlaps':
      return m.studio_fault_overlaps({
        name,
        other: nameOf(fault.other),
        percent: Math.round(fault.share * 100),
      })
    case 'crosses-itself':
      return m.studio_fault_crosses({ name })
    case 'outside':
      return m.studio_fault_outside({ name })
    case 'too-small':
      return m.studio_fault_small({ name })
    case 'of-nothing':
      return m.studio_fault_nothing({ name })
  }
}
