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

/** Every section that one may open, with how much is in it; on a phone a bar of few, with the rest under More. */
export function Rail({ sections, section: shown, onHelp }: RailProps) {
  const sales = sections.filter((section) => section.sales)
  return (
    <nav className={styles.rail} aria-label={m.studio_sections()}>
      <Sections sections={sections.filter((section) => !section.sales)} shown={shown} />
      {sales.length > 0 && (
        <>
          <p className={styles.caption}>{m.studio_sales()}</p>
          <Sections sections={sales} shown={shown} />
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
