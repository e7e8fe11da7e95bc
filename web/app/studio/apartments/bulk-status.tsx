import { Menu } from '@base-ui/react/menu'
import type { ApartmentStatus } from '@belvedere/domain/apartments/apartment-status'
import { mayChangeStatus } from '@belvedere/domain/sales/status-change'
import { statusChoices } from '@belvedere/domain/sales/status-choices'
import { m } from '../../paraglide/messages.js'
import { statusWord } from '../../staff/apartments/status-words.ts'
import menu from '../../staff/ui/staff-menu.module.css'
import { StatusGlyph } from '../../ui/status-glyph.tsx'
import type { Apartment, CellChange } from './apartment.ts'
import { changeOf } from './cell-acts.ts'
import styles from './studio-bulk-bar.module.css'

interface BulkStatusProps {
  chosen: readonly Apartment[]
  onSet: (changes: readonly CellChange[]) => void
}

/**
 * What all of them may become, and what only some may, with how many. Who holds an apartment is asked of each by itself,
 * so a hold is made in its row. What cannot be undone says so before.
 */
export function BulkStatus({ chosen, onSet }: BulkStatusProps) {
  const choices = statusChoices(chosen.map(({ status }) => status)).filter(
    ({ status }) => status !== 'pending-reservation',
  )
  const make = (status: ApartmentStatus) =>
    onSet(
      chosen
        .filter((row) => mayChangeStatus(row.status, status))
        .flatMap((row) => changeOf(row, 'status', status)),
    )
  const endsReservations = chosen.some(
    ({ status }) => status === 'reserved' || status === 'pending-reservation',
  )
  return (
    <Menu.Root>
      <Menu.Trigger disabled={choices.length === 0}>
        <svg className={styles.glyph} viewBox="-7 -7 14 14" aria-hidden="true">
          <StatusGlyph name="available" />
        </svg>
        {m.studio_bulk_status()}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className={menu.place} side="top" sideOffset={14}>
          <Menu.Popup className={menu.menu}>
            {choices.map(({ status, count }) => (
              <Menu.Item key={status} className={menu.item} onClick={() => make(status)}>
                <svg
                  className={styles.glyph}
                  viewBox="-7 -7 14 14"
                  aria-hidden="true"
                  style={{ color: `var(--stt-${status})` }}
                >
                  <StatusGlyph name={status} />
                </svg>
                {count === chosen.length
                  ? statusWord(status)
                  : m.studio_some_can_become({ count, total: chosen.length, status: statusWord(status) })}
                {status === 'sold' && <small className={styles.tag}>{m.studio_import_final()}</small>}
                {status === 'available' && endsReservations && (
                  <small className={styles.tag}>{m.studio_ends_reservation()}</small>
                )}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
