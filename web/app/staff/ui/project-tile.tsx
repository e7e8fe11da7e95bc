import styles from './staff-project-tile.module.css'

/** The first letter of a project's name; a picture to whoever does not see, so that the name is not said twice. */
export function ProjectTile({ name }: { name: string }) {
  return <span className={styles.tile} data-letter={[...name][0]} aria-hidden="true" />
}
