import type { Project } from '@belvedere/contract/entities/project'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { pictureOf } from '../../content/media-of.ts'
import { pictureSources } from '../../content/picture-address.ts'
import { coveringSizes, FirstPicture } from '../../ui/first-picture.tsx'
import styles from './title-picture.module.css'

/** The project's title image, edge to edge behind a message. */
export function TitlePicture({
  project,
  scrim,
}: {
  project: Project | undefined
  scrim: 'top' | 'both' | 'even'
}) {
  const picture = project && pictureOf(project.media, MEDIA_TYPES.project_title_image)
  return (
    <div className={styles.ground} data-scrim={scrim}>
      {picture && (
        <FirstPicture sources={pictureSources(picture)} sizes={coveringSizes('max(100vw, 178vh)')} alt="" />
      )}
    </div>
  )
}
