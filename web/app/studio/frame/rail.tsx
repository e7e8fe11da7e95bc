import { deskPath } from '@belvedere/domain/screens/desk-paths'
import { studioPath } from '@belvedere/domain/screens/studio-paths'
import { Link } from 'react-router'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { StaffIcon } from '../../staff/ui/staff-icon.tsx'
import { useStudioProject } from '../project/studio-project.ts'
import type { Section } from '../section.ts'
import { MoreSections } from './more-sections.tsx'
import styles from './studio-rail.module.css'

interface RailProps {
  sections: readonly Section[]
  /** The one that is on screen. */
  section: Section
  onHelp: () => void
}

/** What of the desk is wanted beside the studio by whoever works in both. */
const SALES = [
  {
    path: 'enquiries',
    name: m.studio_sales_enquiries,
    icon: 'inbox',
    right: { resource: 'enquiries', permission: 'read' },
  },
  {
    path: 'board',
    name: m.studio_sales_board,
    icon: 'board',
    right: { resource: 'reservations', permission: 'write' },
  },
] as const

/** Every section that one may open, with how much is in it; on a phone a bar of few, with the rest under More. */
export function Rail({ sections, section: shown, onHelp }: RailProps) {
  const localised = useLocalised()
  const { project, may } = useStudioProject()
  const sales = SALES.filter(({ right }) => may(right))
  return (
    <nav className={styles.rail} aria-label={m.studio_sections()}>
      <Sections sections={sections} shown={shown} />
      {sales.length > 0 && (
        <>
          <p className={styles.caption}>{m.studio_sales()}</p>
          <ul className={styles.sections} aria-label={m.studio_sales()}>
            {sales.map(({ path, name, icon }) => (
              <li key={path}>
                <Link className={styles.section} to={localised(deskPath(project.id, path))} title={name()}>
                  <StaffIcon name={icon} />
                  <span className={styles.name}>{name()}</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <MoreSections sections={sections.filter(({ onPhone }) => !onPhone)} shown={shown} onHelp={onHelp} />
      <button type="button" className={styles.help} onClick={onHelp} title={m.studio_help()}>
        <StaffIcon name="help" />
        <span className={styles.name}>{m.studio_help()}</span>
        <kbd>?</kbd>
      </button>
    </nav>
  )
}

function Sections({ sections, shown }: { sections: readonly Section[]; shown: Section }) {
  const localised = useLocalised()
  const { project } = useStudioProject()
  return (
    <ul className={styles.sections}>
      {sections.map(({ path, name, icon, count, onPhone }) => (
        <li key={path} data-on-phone={onPhone}>
          <Link
            className={styles.section}
            to={localised(studioPath(project.id, path))}
            aria-current={path === shown.path ? 'page' : undefined}
            title={name()}
          >
            <StaffIcon name={icon} />
            <span className={styles.name}>{name()}</span>
            {count && <span className={styles.count}>{count(project)}</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}
