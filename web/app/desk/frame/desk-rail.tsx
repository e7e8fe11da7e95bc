import { deskPath } from '@belvedere/domain/screens/desk-paths'
import { studioPath } from '@belvedere/domain/screens/studio-paths'
import { Link } from 'react-router'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { StaffIcon } from '../../staff/ui/staff-icon.tsx'
import { type DeskProject, useDesk } from '../project/desk-project.ts'
import type { Section } from '../sections.ts'
import { DeskMore } from './desk-more.tsx'
import styles from './desk-rail.module.css'
import { LiveFoot } from './live-foot.tsx'

interface DeskRailProps {
  sections: readonly Section[]
  /** The one that is on screen. */
  section: Section
}

/** Every section that one may open, with how much is in it; on a phone a bar at the thumb, and the rest under More. */
export function DeskRail({ sections, section: shown }: DeskRailProps) {
  const desk = useDesk()
  const localised = useLocalised()
  return (
    <nav className={styles.rail} aria-label={m.studio_sections()}>
      <ul className={styles.sections}>
        {sections.map(({ path, name, shortName, icon, more }) => (
          <li key={path} data-more={more}>
            <Link
              className={styles.section}
              to={localised(deskPath(desk.project.id, path))}
              aria-current={path === shown.path ? 'page' : undefined}
              title={name()}
            >
              <StaffIcon name={icon} />
              <span className={styles.name}>{name()}</span>
              <span className={styles.short}>{shortName()}</span>
              <span className={styles.count} data-urgent={path === 'enquiries' || undefined}>
                {countOf(path, desk)}
              </span>
            </Link>
          </li>
        ))}
        <li className={styles.apart} data-more>
          <Link className={styles.section} to={localised(studioPath(desk.project.id))} title={m.studio()}>
            <StaffIcon name="pen" />
            <span className={styles.name}>{m.studio()}</span>
            <span className={styles.count}>
              <StaffIcon name="out" size={14} />
            </span>
          </Link>
        </li>
        <li className={styles.onPhone}>
          <DeskMore sections={sections.filter(({ more }) => more)} section={shown} />
        </li>
      </ul>
      <LiveFoot />
    </nav>
  )
}

function countOf(path: Section['path'], { claims, project, inbox }: DeskProject): number | undefined {
  const counts = inbox.state === 'ready' ? inbox.value : undefined
  // Nothing waits: nothing is urgent.
  if (path === 'enquiries') return counts?.unanswered || undefined
  if (path === 'buyers') return counts?.buyers
  if (path === 'apartments') return project.counts.apartments
  if (path === 'reports') return undefined
  return claims.state === 'ready' ? claims.value.filter(({ kind }) => kind !== 'sold').length : undefined
}
