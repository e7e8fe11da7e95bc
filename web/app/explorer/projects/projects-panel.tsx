import type { ProjectPoint } from '@belvedere/contract/entities/project'
import { useEffect, useRef } from 'react'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { RoundButton } from '../../ui/round-button.tsx'
import { ProjectList } from './project-list.tsx'
import styles from './projects-panel.module.css'

interface ProjectsPanelProps {
  id: string
  projects: readonly ProjectPoint[]
  open: boolean
  onClose: () => void
}

/** The list that is the map's equal: beside it when asked for, and in its place without scripts. */
export function ProjectsPanel({ id, projects, open, onClose }: ProjectsPanelProps) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (open) panel.current?.focus()
  }, [open])
  return (
    <section
      ref={panel}
      id={id}
      className={styles.panel}
      data-open={open}
      aria-label={m.all_projects()}
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <header className={styles.head}>
        <h2 className={styles.title}>{m.all_projects()}</h2>
        <RoundButton ground="bare" label={m.close()} onClick={onClose}>
          <Icon name="close" />
        </RoundButton>
      </header>
      <ProjectList projects={projects} />
    </section>
  )
}
