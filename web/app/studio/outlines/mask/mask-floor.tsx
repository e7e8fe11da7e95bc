import type { PlannedColour, PlannedFloor } from '@belvedere/domain/outlines/mask/plan-mask'
import { useEffect, useRef, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { StaffIcon } from '../../../staff/ui/staff-icon.tsx'
import type { DrawnThing } from '../load-drawing.ts'
import { shortName } from '../short-name.ts'
import styles from './studio-mask-inspector.module.css'

interface MaskFloorProps {
  floor: PlannedFloor
  apartments: readonly DrawnThing[]
  active: number | undefined
  onActivate: (index: number) => void
  onTie: (index: number, poiId: number | null) => void
}

/** One floor: its colours and numbers; opened, each colour with its apartment and how it came to it. */
export function MaskFloor({ floor: planned, apartments, active, onActivate, onTie }: MaskFloorProps) {
  const { floor, colours, homes } = planned
  const [toggled, setToggled] = useState<boolean>()
  const tooMany = colours.length > homes
  const doubtful = colours.some(({ toCheck }) => toCheck)
  // What was in doubt stays open when it is answered: there is what the answer did.
  const [wasDoubtful] = useState(doubtful)
  const here = colours.some(({ index }) => index === active)
  const open = here || (toggled ?? (tooMany || doubtful || wasDoubtful))
  const names = colours.flatMap(({ home }) => (home ? [shortName(home.name)] : []))
  const range = names.length > 1 ? `${names[0]}–${names.at(-1)}` : names[0]
  return (
    <li>
      <button type="button" className={styles.floor} aria-expanded={open} onClick={() => setToggled(!open)}>
        <StaffIcon name={open ? 'down' : 'right'} size={14} />
        <span>{floor === undefined ? m.studio_mask_no_floor() : m.studio_floor({ floor })}</span>
        <span className={styles.swatches}>
          {colours.map(({ index, hex }) => (
            <i key={index} style={{ background: hex }} />
          ))}
        </span>
        <small>{range}</small>
        <State warns={doubtful || tooMany || floor === undefined} />
      </button>
      {tooMany && floor !== undefined && (
        <p className={styles.more}>{m.studio_mask_floor_more({ floor, colours: colours.length, homes })}</p>
      )}
      {open && (
        <ul>
          {colours.map((colour) => (
            <Row
              key={colour.index}
              colour={colour}
              apartments={apartments}
              active={colour.index === active}
              onActivate={onActivate}
              onTie={onTie}
            />
          ))}
        </ul>
      )}
    </li>
  )
}

function State({ warns }: { warns: boolean }) {
  return warns ? (
    <span className={styles.warns} role="img" aria-label={m.studio_mask_to_check()}>
      <StaffIcon name="warning" size={16} />
    </span>
  ) : (
    <span className={styles.fine}>
      <StaffIcon name="check" size={16} />
    </span>
  )
}

interface RowProps {
  colour: PlannedColour
  apartments: readonly DrawnThing[]
  active: boolean
  onActivate: (index: number) => void
  onTie: (index: number, poiId: number | null) => void
}

function Row({ colour: { index, hex, home, by, toCheck }, apartments, active, onActivate, onTie }: RowProps) {
  const field = useRef<HTMLSelectElement>(null)
  // Chosen on the picture it is answered here.
  useEffect(() => {
    if (active && document.activeElement !== field.current) field.current?.focus()
  }, [active])
  const how = {
    position: m.studio_mask_by_position,
    memory: m.studio_mask_by_memory,
    hand: m.studio_mask_by_hand,
  }
  return (
    <li className={styles.row} data-active={active || undefined}>
      <i style={{ background: hex }} />
      <span className={styles.hex}>{hex}</span>
      <StaffIcon name="arrow" size={14} />
      <select
        ref={field}
        aria-label={m.studio_mask_apartment_of({ hex })}
        data-check={toCheck || undefined}
        value={home?.poiId ?? ''}
        onFocus={() => onActivate(index)}
        onChange={({ target }) => onTie(index, target.value === '' ? null : Number(target.value))}
      >
        <option value="">{m.studio_mask_nobody()}</option>
        {apartments.map(({ poiId, name }) => (
          <option key={poiId} value={poiId}>
            {shortName(name)}
          </option>
        ))}
      </select>
      <small data-check={toCheck || undefined}>{toCheck ? m.studio_mask_looks_alike() : how[by]()}</small>
      <State warns={toCheck || !home} />
    </li>
  )
}
