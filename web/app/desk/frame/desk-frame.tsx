import { DESK_PATH, type DeskSection, deskPath } from '@belvedere/domain/screens/desk-paths'
import { type ReactNode, useCallback, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { AccountMenu } from '../../staff/frame/account-menu.tsx'
import { ProjectSwitcher } from '../../staff/frame/project-switcher.tsx'
import { useStaffKeys } from '../../staff/frame/use-staff-keys.ts'
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
  const pathOf = useCallback((path: string) => deskPath(project.id, path as DeskSection), [project.id])
  const onHelp = useCallback(() => setHelp(true), [])
  useStaffKeys({ sections, pathOf, onHelp })
  return (
    <div className={styles.frame}>
      <title>{`${section.name()} · ${project.name} · ${m.desk()}`}</title>
      <header className={styles.bar}>
        <div className={styles.names}>
          <DeskWordmark />
        </div>
        <ProjectSwitcher project={project} pathOf={deskPath} allPath={DESK_PATH} />
        <div className={styles.search}>
          <DeskSearch />
        </div>
        <div className={styles.right}>
          <AccountMenu profile={profile} project={project} />
        </div>
      </header>
      <DeskRail sections={sections} section={section} />
      <main className={styles.page}>{children}</main>
      <DeskNotices low={section.path === 'enquiries'} />
      {help && <DeskKeys sections={sections} onClose={() => setHelp(false)} />}
    </div>
  )
}
