import { APARTMENT_STATUSES, type ApartmentStatus } from '@belvedere/domain/apartments/apartment-status'
import { formatMoney } from '@belvedere/domain/sales/money'
import { deskPath } from '@belvedere/domain/screens/desk-paths'
import { memo, useDeferredValue, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { statusWord } from '../../staff/apartments/status-words.ts'
import { Loading } from '../../staff/load/loading.tsx'
import { Button } from '../../ui/button.tsx'
import { StatusLabel } from '../../ui/status-label.tsx'
import { claimedBy } from '../frame/desk-search.tsx'
import { type DeskProject, useDesk } from '../project/desk-project.ts'
import type { Flat } from '../project/load-flats.ts'
import { useFlatsNow } from '../project/use-flats-now.ts'
import { Choice } from '../ui/choice.tsx'
import page from '../ui/desk-page-head.module.css'
import styles from './desk-apartments.module.css'

/** Every apartment, found by its number or its buyer; what is free is held from here in two presses (RSV-04). */
export function ApartmentsPage() {
  const desk = useDesk()
  const { flats, claims } = desk
  const now = useFlatsNow()
  const localised = useLocalised()
  const [text, setText] = useState('')
  const [status, setStatus] = useState<ApartmentStatus>()
  const [buildingId, setBuildingId] = useState<number>()
  const sought = useDeferredValue(text.trim().toLowerCase())
  const buyers = useMemo(
    () => new Map(claims.state === 'ready' ? claims.value.map((one) => [one.apartmentId, one.buyer]) : []),
    [claims],
  )
  const ofBuyer = new Set(claimedBy(desk, sought).map(({ apartmentId }) => apartmentId))
  const shown = now.filter(
    (flat) =>
      (status === undefined || flat.status === status) &&
      (buildingId === undefined || flat.buildingId === buildingId) &&
      (sought === '' || flat.name.toLowerCase().includes(sought) || ofBuyer.has(flat.id)),
  )
  return (
    <div className={styles.page}>
      <header className={page.head}>
        <h1>{m.desk_apartments()}</h1>
        <p className={page.total} role="status">
          {flats.state === 'ready' && m.desk_shown_count({ count: shown.length })}
        </p>
        <div className={page.filters}>
          <input
            type="search"
            aria-label={m.desk_find_apartment()}
            placeholder={m.desk_find_apartment()}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <Choice
            label={m.desk_building()}
            all={m.desk_all_buildings()}
            value={buildingId}
            choices={flats.state === 'ready' ? flats.value.buildings.map(({ id, name }) => [id, name]) : []}
            onChange={setBuildingId}
          />
          <Choice
            label={m.desk_status()}
            all={m.desk_all_statuses()}
            value={status}
            choices={APARTMENT_STATUSES.map((one) => [one, statusWord(one)])}
            onChange={setStatus}
          />
        </div>
      </header>
      <Loading loaded={flats} onAgain={() => window.location.reload()} rows={10}>
        {() =>
          shown.length === 0 ? (
            <p className={styles.none}>{m.desk_no_apartments()}</p>
          ) : (
            <ul className={styles.list} aria-label={m.desk_apartments()}>
              {shown.map((flat) => (
                <FlatRow
                  key={flat.id}
                  flat={flat}
                  buyer={buyers.get(flat.id)}
                  to={localised(deskPath(desk.project.id, 'apartments', flat.id))}
                  onHold={desk.sells ? desk.openHold : undefined}
                />
              ))}
            </ul>
          )
        }
      </Loading>
    </div>
  )
}

interface FlatRowProps {
  flat: Flat
  buyer: string | undefined
  to: string
  onHold: DeskProject['openHold'] | undefined
}

/** Rows are many, and few of them change. */
const FlatRow = memo(({ flat, buyer, to, onHold }: FlatRowProps) => {
  const { id, name, status, type, area, floor, building, price } = flat
  return (
    <li className={styles.row}>
      <Link className={styles.open} to={to}>
        <b>{name}</b>
      </Link>
      <StatusLabel status={status} word={statusWord(status)} />
      <span className={styles.buyer}>{buyer}</span>
      <span className={styles.facts}>
        {[type, `${Math.round(area)} m²`, m.desk_floor({ floor }), building].filter(Boolean).join(' · ')}
      </span>
      <span className={styles.price}>{price != null && formatMoney(price)}</span>
      {onHold && status === 'available' && (
        <Button
          className={styles.hold}
          aria-label={m.desk_hold_of({ name })}
          onClick={() => onHold({ apartmentId: id })}
        >
          {m.desk_hold()}
        </Button>
      )}
    </li>
  )
})
