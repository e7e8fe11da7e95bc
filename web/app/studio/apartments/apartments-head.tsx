import { Menu } from '@base-ui/react/menu'
import { studioPath } from '@belvedere/domain/screens/studio-paths'
import { useState } from 'react'
import { Link } from 'react-router'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { StaffIcon } from '../../staff/ui/staff-icon.tsx'
import menu from '../../staff/ui/staff-menu.module.css'
import { tellLost } from '../../state/notify.ts'
import { useStudioProject } from '../project/studio-project.ts'
import { AddApartment } from './add-apartment.tsx'
import type { Table } from './cell-acts.ts'
import { exportShown, type FileFormat } from './export-shown.ts'
import type { Sheet, SheetState } from './sheet.ts'
import styles from './studio-apartments-head.module.css'

interface ApartmentsHeadProps {
  sheet: Sheet
  state: SheetState
  table: Table
}

/** How many are shown, what was changed in this visit and the way back, and the ways in and out for lists. */
export function ApartmentsHead({ sheet, state, table }: ApartmentsHeadProps) {
  const { project, sections, may } = useStudioProject()
  const [adding, setAdding] = useState(false)
  const localised = useLocalised()
  const { rows, columns, facts } = table
  const take = (format: FileFormat) =>
    exportShown(project.id, rows, columns, { format, language: facts.locale === 'en' ? 'en' : 'sr' }).catch(
      tellLost,
    )
  return (
    <header className={styles.head}>
      <h1>{m.studio_apartments()}</h1>
      <p className={styles.count} role="status">
        {m.studio_of_total({ available: rows.length, total: state.rows.length })}
      </p>
      <div className={styles.acts}>
        {state.marks.size > 0 && (
          <p className={styles.changed}>
            <span className={styles.swatch} aria-hidden="true" />
            {m.studio_cells_changed({ count: state.marks.size })}
            {state.undoable > 0 && (
              <>
                <button type="button" onClick={sheet.undo}>
                  {m.studio_undo()}
                </button>
                <kbd>Ctrl Z</kbd>
              </>
            )}
          </p>
        )}
        {sections.some(({ path }) => path === 'import') && (
          <Link className={styles.act} to={localised(studioPath(project.id, 'import'))}>
            <StaffIcon name="import" size={18} />
            <span className={styles.word}>{m.studio_import_title()}</span>
          </Link>
        )}
        <Menu.Root>
          <Menu.Trigger className={styles.act} disabled={rows.length === 0}>
            <StaffIcon name="export" size={18} />
            <span className={styles.word}>{m.studio_export()}</span>
          </Menu.Trigger>
          <Menu.Portal>
            <Menu.Positioner className={menu.place} align="end" sideOffset={6}>
              <Menu.Popup className={menu.menu}>
                <Menu.Item className={menu.item} onClick={() => void take('xlsx')}>
                  {m.studio_export_xlsx()}
                </Menu.Item>
                <Menu.Item className={menu.item} onClick={() => void take('csv')}>
                  {m.studio_export_csv()}
                </Menu.Item>
              </Menu.Popup>
            </Menu.Positioner>
          </Menu.Portal>
        </Menu.Root>
        {may({ resource: 'content', permission: 'write' }) && facts.buildings.length > 0 && (
          <button type="button" className={styles.act} onClick={() => setAdding(true)}>
            <StaffIcon name="plus" size={18} />
            <span className={styles.word}>{m.studio_add()}</span>
          </button>
        )}
      </div>
      {adding && (
        <AddApartment
          onMade={(made) => {
            sheet.add(made)
            setAdding(false)
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </header>
  )
}
