import { deskPath } from '@belvedere/domain/screens/desk-paths'
import { studioPath } from '@belvedere/domain/screens/studio-paths'
import { useState } from 'react'
import { Link } from 'react-router'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { StaffIcon } from '../../staff/ui/staff-icon.tsx'
import { CardHead } from '../../ui/card-head.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useDesk } from '../project/desk-project.ts'
import type { Section } from '../sections.ts'
import styles from './desk-rail.module.css'

interface DeskMoreProps {
  sections: readonly Section[]
  /** The one that is on screen. */
  section: Section
}

/** On a phone: what has no place in the bar at the thumb. */
export function DeskMore({ sections, section: shown }: DeskMoreProps) {
  const [open, setOpen] = useState(false)
  const { project } = useDesk()
  const localised = useLocalised()
  const close = () => setOpen(false)
  return (
    <>
      <button
        type="button"
        className={styles.section}
        aria-haspopup="dialog"
        aria-current={sections.includes(shown) ? 'page' : undefined}
        onClick={() => setOpen(true)}
      >
        <StaffIcon name="more" />
        <span className={styles.short}>{m.desk_more()}</span>
      </button>
      {open && (
        <Panel label={m.desk_more()} shape="sheet" onClose={close}>
          <nav className={styles.more} aria-label={m.studio_sections()}>
            <CardHead title={m.desk_more()} size="sheet" closeWord={m.desk_close()} onClose={close} />
            {sections.map(({ path, name, icon }) => (
              <Link
                key={path}
                className={styles.section}
                to={localised(deskPath(project.id, path))}
                aria-current={path === shown.path ? 'page' : undefined}
                onClick={close}
              >
                <StaffIcon name={icon} />
                <span className={styles.name}>{name()}</span>
              </Link>
            ))}
            <Link className={styles.section} to={localised(studioPath(project.id))}>
              <StaffIcon name="pen" />
              <span className={styles.name}>{m.studio()}</span>
            </Link>
          </nav>
        </Panel>
      )}
    </>
  )
}
