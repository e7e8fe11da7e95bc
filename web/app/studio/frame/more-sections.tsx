import { studioPath } from '@belvedere/domain/screens/studio-paths'
import { useState } from 'react'
import { Link } from 'react-router'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { StaffIcon } from '../../staff/ui/staff-icon.tsx'
import { CardHead } from '../../ui/card-head.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useStudioProject } from '../project/studio-project.ts'
import type { Section } from '../section.ts'
import styles from './studio-rail.module.css'

interface MoreSectionsProps {
  sections: readonly Section[]
  shown: Section
  onHelp: () => void
}

/** On a phone: what has no place in the bottom bar. */
export function MoreSections({ sections, shown, onHelp }: MoreSectionsProps) {
  const [open, setOpen] = useState(false)
  const { project } = useStudioProject()
  const localised = useLocalised()
  const close = () => setOpen(false)
  return (
    <>
      <button
        type="button"
        className={styles.more}
        // While one draws, the rail shows no words.
        aria-label={m.studio_more()}
        aria-haspopup="dialog"
        data-current={sections.includes(shown) || undefined}
        onClick={() => setOpen(true)}
      >
        <StaffIcon name="more" />
        <span className={styles.name}>{m.studio_more()}</span>
      </button>
      {open && (
        <Panel label={m.studio_more()} shape="sheet" onClose={close}>
          <nav className={styles.rest} aria-label={m.studio_sections()}>
            <CardHead title={m.studio_more()} size="sheet" closeWord={m.studio_close()} onClose={close} />
            {sections.map(({ path, name, icon }) => (
              <Link
                key={path}
                className={styles.section}
                to={localised(studioPath(project.id, path))}
                aria-current={path === shown.path ? 'page' : undefined}
                onClick={close}
              >
                <StaffIcon name={icon} />
                <span className={styles.name}>{name()}</span>
              </Link>
            ))}
            <button
              type="button"
              className={styles.help}
              onClick={() => {
                close()
                onHelp()
              }}
            >
              <StaffIcon name="help" />
              <span className={styles.name}>{m.studio_help()}</span>
            </button>
          </nav>
        </Panel>
      )}
    </>
  )
}
