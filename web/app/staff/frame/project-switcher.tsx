import { Menu } from '@base-ui/react/menu'
import { langIdOf } from '@belvedere/domain/screens/locale'
import { useState } from 'react'
import { Link } from 'react-router'
import { browserApi } from '../../api/loader-api.ts'
import { useLocale, useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { Loading } from '../load/loading.tsx'
import { useLoaded } from '../load/use-loaded.ts'
import type { StaffProject } from '../project/staff-project.ts'
import { ProjectTile } from '../ui/project-tile.tsx'
import { StaffIcon } from '../ui/staff-icon.tsx'
import menu from '../ui/staff-menu.module.css'
import styles from './staff-project-switcher.module.css'

/** So many are listed; all others are on the page of projects. */
const LISTED = 12

interface ProjectSwitcherProps {
  project: StaffProject
  /** Where another one opens. */
  pathOf: (projectId: number) => string
  /** Where all are listed. */
  allPath: string
}

/** The project's name, with the others that one works on. */
export function ProjectSwitcher({ project, pathOf, allPath }: ProjectSwitcherProps) {
  const localised = useLocalised()
  const [open, setOpen] = useState(false)
  return (
    <Menu.Root open={open} onOpenChange={setOpen}>
      <Menu.Trigger className={styles.switcher} aria-label={m.studio_switch_project({ name: project.name })}>
        <ProjectTile name={project.name} />
        <span className={styles.name}>{project.name}</span>
        <StaffIcon name="switch" size={16} />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className={menu.place} align="start" sideOffset={8}>
          <Menu.Popup className={menu.menu}>
            <Others here={project} pathOf={pathOf} />
            <Menu.LinkItem className={menu.item} closeOnClick render={<Link to={localised(allPath)} />}>
              {m.studio_all_projects()}
            </Menu.LinkItem>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

function Others({ here, pathOf }: { here: StaffProject; pathOf: (projectId: number) => string }) {
  const localised = useLocalised()
  const langId = langIdOf(useLocale())
  const [loaded, again] = useLoaded('projects', () =>
    browserApi().read('GET /api/v1/projects', { query: { langId, 'page[size]': LISTED } }),
  )
  return (
    <Loading loaded={loaded} onAgain={again}>
      {(projects) =>
        projects.map(({ id, name }) => (
          <Menu.LinkItem
            key={id}
            className={menu.item}
            closeOnClick
            aria-current={id === here.id || undefined}
            render={<Link to={localised(pathOf(id))} />}
          >
            <ProjectTile name={name} />
            {name}
          </Menu.LinkItem>
        ))
      }
    </Loading>
  )
}
