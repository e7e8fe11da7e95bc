import type { Project } from '@belvedere/contract/entities/project'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { picturesOfType } from '../../content/media-of.ts'
import { pictureSources } from '../../content/picture-address.ts'
import { coveringSizes, FirstPicture } from '../../ui/first-picture.tsx'
import styles from './title-picture.module.css'

interface TitlePictureProps {
  project: Project | undefined
  /** What it lies behind: that says which part of it is seen, and where it is dark enough for words. */
  behind: 'splash' | 'landing' | 'account' | 'thanks' | 'error'
  /** Instead of the project's own. */
  picture?: string | undefined
}

/** Where the whole screen is about the project, phones see its second title picture: the first one lies across. */
const UPRIGHT: readonly TitlePictureProps['behind'][] = ['splash', 'account', 'thanks']

/** The project's title picture, edge to edge behind a message. */
export function TitlePicture({ project, behind, picture }: TitlePictureProps) {
  const own = picturesOfType(project?.media ?? [], MEDIA_TYPES.project_title_image)
  const [first, second] = picture ? [picture] : own
  const upright = UPRIGHT.includes(behind) ? second : undefined
  return (
    <div
      className={styles.ground}
      data-behind={behind}
      data-upright={upright ? '' : undefined}
      data-whole={picture && ''}
    >
      {first && (
        <FirstPicture
          sources={pictureSources(first)}
          sizes={coveringSizes('max(100vw, 178vh)')}
          onPhone={
            upright
              ? { sources: pictureSources(upright), sizes: coveringSizes('max(100vw, 90vh)') }
              : undefined
          }
          alt=""
        />
      )}
    </div>
  )
}
