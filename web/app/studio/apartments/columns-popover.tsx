import { Popover } from '@base-ui/react/popover'
import { m } from '../../paraglide/messages.js'
import { StaffIcon } from '../../staff/ui/staff-icon.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { COLUMNS } from './columns.ts'
import styles from './studio-filters.module.css'

interface ColumnsPopoverProps {
  shown: ReadonlySet<string>
  onShown: (shown: ReadonlySet<string>) => void
  dense: boolean
  onDense: (dense: boolean) => void
}

/** Which columns are shown, and how close the rows stand. The name always is: it says which apartment it is. */
export function ColumnsPopover({ shown, onShown, dense, onDense }: ColumnsPopoverProps) {
  return (
    <Popover.Root>
      <Popover.Trigger className={styles.columns}>
        <StaffIcon name="sliders" size={16} />
        {m.studio_columns()}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className={styles.place} align="end" sideOffset={6}>
          <Popover.Popup className={styles.popup} aria-label={m.studio_columns()}>
            <div className={styles.options}>
              {COLUMNS.slice(1).map(({ id, title }) => (
                <Checkbox
                  key={id}
                  checked={shown.has(id)}
                  onChange={(on) =>
                    onShown(new Set([...shown].filter((one) => one !== id).concat(on ? id : [])))
                  }
                >
                  {title()}
                </Checkbox>
              ))}
              <hr />
              <Checkbox checked={dense} onChange={onDense}>
                {m.studio_dense_rows()}
              </Checkbox>
            </div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
