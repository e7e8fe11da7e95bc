import { Menu } from '@base-ui/react/menu'
import { type ReactNode, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { StaffIcon } from '../../staff/ui/staff-icon.tsx'
import menu from '../../staff/ui/staff-menu.module.css'
import { useStudioProject } from '../project/studio-project.ts'
import type { Apartment, CellChange } from './apartment.ts'
import { BulkPrice } from './bulk-price.tsx'
import { BulkStatus } from './bulk-status.tsx'
import { changeOf } from './cell-acts.ts'
import { useFacts } from './facts.ts'
import type { Sheet } from './sheet.ts'
import styles from './studio-bulk-bar.module.css'

interface BulkBarProps {
  chosen: readonly Apartment[]
  sheet: Sheet
  /** What was done, in words. */
  onDone: (words: string) => void
  onClear: () => void
}

const CONTENT = { resource: 'content', permission: 'write' } as const
const STATUSES = { resource: 'statuses', permission: 'write' } as const
const PRICES = { resource: 'prices', permission: 'write' } as const

/** What is done to all that are chosen: one act, saved and undone as one (APT-02). */
export function BulkBar({ chosen, sheet, onDone, onClear }: BulkBarProps) {
  const { may } = useStudioProject()
  const { types } = useFacts()
  const [open, setOpen] = useState<'price'>()
  function make(changes: readonly CellChange[], words: (of: { count: number }) => string) {
    setOpen(undefined)
    if (changes.length === 0) return
    sheet.act(changes, { alone: true })
    onDone(words({ count: changes.length }))
  }
  const set = (field: 'apartmentTypeId' | 'publish', value: number | boolean) =>
    chosen.flatMap((row) => changeOf(row, field, value))
  return (
    <>
      <section className={styles.bar} aria-label={m.studio_chosen({ count: chosen.length })}>
        <b role="status">{m.studio_chosen({ count: chosen.length })}</b>
        {may(STATUSES) && (
          <BulkStatus chosen={chosen} onSet={(changes) => make(changes, m.studio_statuses_changed)} />
        )}
        {may(PRICES) && (
          <button type="button" onClick={() => setOpen('price')}>
            <span aria-hidden="true">€</span>
            {m.studio_bulk_price()}
          </button>
        )}
        {may(CONTENT) && (
          <BulkMenu name={m.studio_bulk_type()} icon={<StaffIcon name="table" size={18} />}>
            {types.map(({ id, name }) => (
              <Menu.Item
                key={id}
                className={menu.item}
                onClick={() => make(set('apartmentTypeId', id), m.studio_types_changed)}
              >
                {name}
              </Menu.Item>
            ))}
          </BulkMenu>
        )}
        {may(CONTENT) && (
          <BulkMenu name={m.studio_bulk_publish()} icon={<StaffIcon name="eye" size={18} />}>
            {[true, false].map((publish) => (
              <Menu.Item
                key={String(publish)}
                className={menu.item}
                disabled={set('publish', publish).length === 0}
                onClick={() =>
                  make(set('publish', publish), publish ? m.studio_shown_count : m.studio_hidden_count)
                }
              >
                {(publish ? m.studio_bulk_show : m.studio_bulk_hide)({
                  count: set('publish', publish).length,
                })}
              </Menu.Item>
            ))}
          </BulkMenu>
        )}
        <button type="button" className={styles.clear} onClick={onClear}>
          {m.studio_clear()}
          <kbd>Esc</kbd>
        </button>
      </section>
      {open === 'price' && (
        <BulkPrice
          chosen={chosen}
          onClose={() => setOpen(undefined)}
          onChange={(changes) => make(changes, m.studio_prices_changed)}
        />
      )}
    </>
  )
}

function BulkMenu({ name, icon, children }: { name: string; icon: ReactNode; children: ReactNode }) {
  return (
    <Menu.Root>
      <Menu.Trigger>
        {icon}
        {name}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className={menu.place} side="top" sideOffset={14}>
          <Menu.Popup className={menu.menu}>{children}</Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
