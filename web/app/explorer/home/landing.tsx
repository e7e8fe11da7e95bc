import type { Project } from '@belvedere/contract/entities/project'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { masterplanPath } from '@belvedere/domain/screens/screen-paths'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { textOf } from '../../content/media-of.ts'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import styles from './landing.module.css'
import type { Ways } from './load-ways.ts'
import { WayList } from './way-list.tsx'

interface LandingProps {
  project: Project
  ways: Ways
  /** The title image behind. */
  ground: ReactNode
  logo: ReactNode
}

/** The project's landing page: what it is, and a way in where something of it is published (RTE-02). */
export function Landing({ project, ways, ground, logo }: LandingProps) {
  const localised = useLocalised()
  const slogan = textOf(project.media, MEDIA_TYPES.description)
  return (
    <main>
      <div className={styles.hero}>
        {ground}
        <div className={styles.logo}>{logo}</div>
        <div className={styles.words}>
          <h1 className={styles.name}>{textOf(project.media, MEDIA_TYPES.project_title) ?? project.name}</h1>
          {slogan && <p className={styles.slogan}>{slogan}</p>}
          {project.rootMasterplanId !== null && (
            <Link className={styles.enter} to={localised(masterplanPath(project.rootMasterplanId))}>
              {m.enter()}
            </Link>
          )}
        </div>
      </div>
      <div className={styles.below}>
        <p className={styles.text}>{textOf(project.media, MEDIA_TYPES.project_text_description)}</p>
        <WayList ways={ways} name={project.name} />
      </div>
    </main>
  )
}
