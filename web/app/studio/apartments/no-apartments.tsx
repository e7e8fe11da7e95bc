import { studioPath } from '@belvedere/domain/screens/studio-paths'
import { Link } from 'react-router'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { useStudioProject } from '../project/studio-project.ts'
import styles from './studio-apartments.module.css'

export function NoApartments() {
  const { project, sections } = useStudioProject()
  const localised = useLocalised()
  const mayImport = sections.some(({ path }) => path === 'import')
  return (
    <div className={styles.none}>
      <p>{m.studio_no_apartments()}</p>
      {mayImport && <Link to={localised(studioPath(project.id, 'import'))}>{m.studio_import_title()}</Link>}
    </div>
  )
}
