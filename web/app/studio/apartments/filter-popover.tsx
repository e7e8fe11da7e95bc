import { Popover } from '@base-ui/react/popover'
import type { ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { StaffIcon } from '../../staff/ui/staff-icon.tsx'
import styles from './studio-filters.module.css'

interface FilterPopoverProps {
  name: string
  /** What it is set to; empty when it is not. */
  value: string
  onReset: () => void
  children: ReactNode
}

/** A filter as a chip: its name, its value, and what it can be set to beneath it. */
export function FilterPopover({ name, value, onReset, children }: FilterPopoverProps) {
  const isSet = value !== ''
  return (
    <span className={styles.chip} data-set={isSet || undefined}>
      <Popover.Root>
        <Popover.Trigger className={styles.open}>
          {name} {isSet && <b>{value}</b>}
          {!isSet && <StaffIcon name="down" size={14} />}
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Positioner className={styles.place} align="start" sideOffset={6}>
            <Popover.Popup className={styles.popup} aria-label={name}>
              {children}
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
      {isSet && (
        <button
          type="button"
          className={styles.reset}
          aria-label={m.studio_filter_off({ name })}
          onClick={onReset}
        >
          <StaffIcon name="close" size={14} />
        </button>
      )}
    </span>
  )
}
