import type { Project } from '@belvedere/contract/entities/project'
import { MAP_PATH } from '@belvedere/domain/screens/screen-paths'
import { useLocalised } from '../../i18n/use-locale.ts'
import styles from './logo.module.css'

/** Opens the project's website, or the product's map page (BAR-03). */
export function Logo({ project, tone }: { project: Project; tone: 'light' | 'ink' }) {
  const localised = useLocalised()
  if (!project.logo) return null
  return (
    <a className={styles.logo} data-tone={tone} href={project.website ?? localised(MAP_PATH)}>
      <img src={project.logo} alt={project.name} width="104" height="36" />
    </a>
  )
}
