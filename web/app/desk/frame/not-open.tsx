import { deskPath } from '@belvedere/domain/screens/desk-paths'
import { Link } from 'react-router'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { useDesk } from '../project/desk-project.ts'
import type { Section } from '../sections.ts'
import styles from './desk-not-open.module.css'

interface NotOpenProps {
  section: Section
  /** Those that are open. */
  sections: readonly Section[]
}

/** A section that is there, for others: where one works instead. */
export function NotOpen({ section, sections: [first] }: NotOpenProps) {
  const { project } = useDesk()
  const localised = useLocalised()
  return (
    <div className={styles.page}>
      <h1>{m.desk_not_for_you({ section: section.name() })}</h1>
      <p>{m.desk_not_for_you_text()}</p>
      {first && (
        <Link to={localised(deskPath(project.id, first.path))}>
          {m.desk_go_to({ section: first.name() })}
        </Link>
      )}
    </div>
  )
}
