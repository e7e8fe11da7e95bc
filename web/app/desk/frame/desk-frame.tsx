import { DESK_PATH, type DeskSection, deskPath } from '@belvedere/domain/screens/desk-paths'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { AccountMenu } from '../../staff/frame/account-menu.tsx'
import { ProjectSwitcher } from '../../staff/frame/project-switcher.tsx'
import { useStaffKeys } from '../../staff/frame/use-staff-keys.ts'
import { StaffIcon } from '../../staff/ui/staff-icon.tsx'
import { DeskNotices } from '../notices/desk-notices.tsx'
import { useDesk } from '../project/desk-project.ts'
import type { Section } from '../sections.ts'
import styles from './desk-frame.module.css'
import { DeskKeys } from './desk-keys.tsx'
import { DeskRail } from './desk-rail.tsx'
import { DeskSearch } from './desk-search.tsx'
import { DeskWordmark } from './desk-wordmark.tsx'

interface DeskFrameProps {
  section: Section
  sections: readonly Section[]
  children: ReactNode
}

/** The bar above, the rail at the side (below, on a phone), and the page of the section. */
export function DeskFrame({ section, sections, children }: DeskFrameProps) {
  const { project, profile } = useDesk()
  const [help, setHelp] = useState(false)
  /** On a phone the search takes the place of the project's name while it is used. */
  const [finding, setFinding] = useState(false)
  const search = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (finding) search.current?.focus()
  }, [finding])
  const pathOf = useCallback((path: string) => deskPath(project.id, path as DeskSection), [project.id])
  const onHelp = useCallback(() => setHelp(true), [])
  useStaffKeys({ sections, pathOf, onHelp })
  return (
    <div className={styles.frame}>
      <title>{`${section.name()} · ${project.name} · ${m.desk()}`}</title>
      <header className={styles.bar} data-finding={finding || undefined}>
        <div className={styles.names}>
          <DeskWordmark />
        </div>
        <div className={styles.project}>
          <ProjectSwitcher project={project} pathOf={deskPath} allPath={DESK_PATH} />
        </div>
        <div className={styles.search}>
          <DeskSearch input={search} onFound={() => setFinding(false)} />
        </div>
        <div className={styles.right}>
          <button
            type="button"
            className={styles.find}
            aria-label={finding ? m.desk_find_close() : m.desk_find()}
            aria-expanded={finding}
            onClick={() => setFinding(!finding)}
          >
            <StaffIcon name={finding ? 'close' : 'find'} />
          </button>
          <AccountMenu profile={profile} project={project} />
        </div>
      </header>
      <DeskRail sections={sections} section={section} />
      <main className={styles.page}>{children}</main>
      <DeskNotices low={section.path !== 'board'} />
      {help && <DeskKeys sections={sections} onClose={() => setHelp(false)} />}
    </div>
  )
}
