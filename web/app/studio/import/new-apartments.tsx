import type { ImportField } from '@belvedere/domain/imports/import-field'
import { type ReactNode, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { StaffIcon } from '../../staff/ui/staff-icon.tsx'
import type { Choices, Reading } from './import-types.ts'
import { nameOf } from './import-values.ts'
import { FIELD_WORDS } from './import-words.ts'
import styles from './studio-new-apartments.module.css'

type Told = NonNullable<Choices['forNew']>

interface NewApartmentsProps {
  reading: Reading
  told: Told
  onTell: (told: Told) => void
}

/** What is asked about new apartments where the list does not say it; what they lack stands where it is mended (IMP-08). */
export function NewApartments({ reading, told, onTell }: NewApartmentsProps) {
  const { newApartments, columns } = reading
  const { count, missing, buildings, rooms } = newApartments
  const lacks = (field: ImportField) => missing.find((one) => one.field === field)?.count ?? 0
  const isColumn = (field: ImportField) => columns.some((column) => column.field === field)
  const isAsked = (field: 'type' | 'floor') => !isColumn(field) && (lacks(field) > 0 || field in told)
  if (count === 0) return null
  const others = missing.filter(({ field }) =>
    field === 'type' || field === 'floor' ? !isAsked(field) : field === 'area',
  )
  const asked = buildings.length > 0 || rooms.length > 0 || isAsked('type') || isAsked('floor')
  if (!asked && others.length === 0) return null
  return (
    <section className={styles.fresh}>
      <h2>{m.studio_import_new_count({ count })}</h2>
      {buildings.length > 0 && (
        <Line label={m.studio_import_new_building()} lacks={lacks('building')} field="building">
          <BuildingOfNew reading={reading} told={told} onTell={onTell} />
        </Line>
      )}
      {isAsked('type') && (
        <Line label={m.studio_import_new_type()} lacks={lacks('type')} field="type">
          <select
            aria-label={m.studio_import_new_type()}
            value={told.type ?? ''}
            onChange={({ target }) => onTell({ type: Number(target.value) || undefined })}
          >
            <option value="">{m.studio_import_choose()}</option>
            {options(reading.types)}
          </select>
        </Line>
      )}
      {isAsked('floor') && (
        <Line label={m.studio_import_new_floor()} lacks={lacks('floor')} field="floor">
          <NumberField
            label={m.studio_import_new_floor()}
            value={told.floor}
            least={-20}
            most={300}
            onValue={(floor) => onTell({ floor })}
          />
        </Line>
      )}
      {rooms.length > 0 && (
        <Line label={m.studio_import_new_rooms()} lacks={lacks('rooms')} field="rooms">
          {rooms.map((one) => {
            const type = nameOf(reading.types, one.type)
            const { [one.type]: own, ...others } = told.rooms ?? {}
            return (
              <span key={one.type} className={styles.rooms}>
                {type}
                <NumberField
                  label={m.studio_import_rooms_of({ type })}
                  value={own ?? one.rooms ?? undefined}
                  least={0}
                  most={100}
                  onValue={(value) =>
                    onTell({ rooms: value === undefined ? others : { ...others, [one.type]: value } })
                  }
                />
              </span>
            )
          })}
        </Line>
      )}
      {others.map(({ field, count: lacking }) => (
        <Line key={field} label={FIELD_WORDS[field]()} lacks={lacking} field={field}>
          <span>
            {!isColumn(field)
              ? m.studio_import_lack_column()
              : columns.some((one) => one.field === field && one.unknown.length > 0)
                ? m.studio_import_lack_words()
                : m.studio_import_lack_cells()}
          </span>
        </Line>
      ))}
    </section>
  )
}

const options = (things: Reading['types']) =>
  things.map(({ id }) => (
    <option key={id} value={id}>
      {nameOf(things, id)}
    </option>
  ))

/** The one building that it follows to be; where there are several, their names tell each. */
function BuildingOfNew({ reading, told, onTell }: NewApartmentsProps) {
  const { buildings } = reading.newApartments
  const followed = buildings.filter(({ building }) => building !== null)
  const [only] = followed
  const single = followed.length === 1 && buildings.length === 1 ? only?.building : undefined
  const several = followed
    .map(({ building, count }) => `${nameOf(reading.buildings, building)} ${count}`)
    .join(', ')
  return (
    <select
      aria-label={m.studio_import_new_building()}
      value={told.building ?? single ?? ''}
      onChange={({ target }) => onTell({ building: Number(target.value) || undefined })}
    >
      {(single === undefined || single === null) && (
        <option value="">
          {several && !told.building
            ? m.studio_import_by_names({ buildings: several })
            : m.studio_import_choose()}
        </option>
      )}
      {options(reading.buildings)}
    </select>
  )
}

interface LineProps {
  label: string
  field: ImportField
  lacks: number
  children: ReactNode
}

function Line({ label, field, lacks, children }: LineProps) {
  return (
    <div className={styles.line} data-lacks={lacks > 0 || undefined}>
      <strong>{label}</strong>
      <div className={styles.answer}>{children}</div>
      {lacks > 0 && (
        <span className={styles.lacks}>
          <StaffIcon name="warning" size={16} />
          {m.studio_import_lack({ count: lacks, field: FIELD_WORDS[field]() })}
        </span>
      )}
    </div>
  )
}

interface NumberFieldProps {
  label: string
  value: number | undefined
  least: number
  most: number
  onValue: (value: number | undefined) => void
}

/** What is typed stands as it is typed: an empty field is not filled again under the hand. */
function NumberField({ label, value, least, most, onValue }: NumberFieldProps) {
  const [typed, setTyped] = useState<string>()
  return (
    <input
      type="number"
      inputMode="numeric"
      aria-label={label}
      min={least}
      max={most}
      value={typed ?? value ?? ''}
      onBlur={() => setTyped(undefined)}
      onChange={({ target }) => {
        setTyped(target.value)
        const number = target.value === '' ? undefined : Math.round(Number(target.value))
        if (number === undefined || (number >= least && number <= most)) onValue(number)
      }}
    />
  )
}
