import type { ProjectPoint } from '@belvedere/contract/entities/project'
import { masterplanPath } from '@belvedere/domain/screens/screen-paths'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { pictureAddress } from '../../content/picture-address.ts'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { RoundButton } from '../../ui/round-button.tsx'
import styles from './project-card.module.css'
import { useProjectFace } from './use-project-face.ts'

/** A project chosen on the map, and the way into it (LOC-03). It takes the focus; Escape closes it. */
export function ProjectCard({ project, onClose }: { project: ProjectPoint; onClose: () => void }) {
  const localised = useLocalised()
  const card = useRef<HTMLElement>(null)
  const face = useProjectFace(project)
  const { counts, rootMasterplanId } = project
  useEffect(() => card.current?.focus({ preventScroll: true }), [])
  return (
    <section
      ref={card}
      className={styles.card}
      data-card="project"
      aria-label={project.name}
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      {(rootMasterplanId !== null || face?.picture) && (
        <div className={styles.picture}>
          {face?.picture && <img src={pictureAddress(face.picture, 640)} alt="" />}
        </div>
      )}
      <div className={styles.words}>
        <h2 className={styles.name}>{project.name}</h2>
        <p className={styles.place}>{[project.city, project.country].filter(Boolean).join(', ')}</p>
        <dl className={styles.facts}>
          <Fact name={m.buildings_label()} value={counts.buildings} />
          <Fact name={m.apartments_label()} value={counts.apartments} />
          <Fact name={m.available_label()} value={counts.available} />
        </dl>
        {rootMasterplanId === null ? (
          <Meanwhile website={face?.website} />
        ) : (
          <Link className={styles.explore} to={localised(masterplanPath(rootMasterplanId))}>
            {m.explore_project()}
          </Link>
        )}
      </div>
      <div className={styles.close}>
        <RoundButton ground="paper" label={m.close()} onClick={onClose}>
          <Icon name="close" />
        </RoundButton>
      </div>
    </section>
  )
}

/** Where there is nothing to explore yet: the project's own website, or the word that it comes. */
function Meanwhile({ website }: { website: string | null | undefined }) {
  if (website)
    return (
      <a className={styles.explore} href={website}>
        {m.project_website()}
      </a>
    )
  return <p className={styles.soon}>{website === null && m.project_soon()}</p>
}

function Fact({ name, value }: { name: string; value: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
