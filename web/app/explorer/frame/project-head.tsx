import type { Project } from '@belvedere/contract/entities/project'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { pictureOf, textOf } from '../../content/media-of.ts'
import { pictureAddress } from '../../content/picture-address.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { PRODUCT_NAME } from '../../ui/product-name.ts'

interface ProjectHeadProps {
  project: Project | null | undefined
  origin: string | undefined
  /** Of a screen that says something of its own; otherwise the project's name and text. */
  title?: string
  description?: string
}

/** Title, description and share picture of the screens that are about the project as a whole. */
export function ProjectHead({ project, origin, title, description }: ProjectHeadProps) {
  const name = project?.name ?? PRODUCT_NAME
  const media = project?.media ?? []
  const picture = pictureOf(media, MEDIA_TYPES.project_title_image)
  return (
    <PageHead
      title={title ? `${title} · ${name}` : name}
      description={description ?? textOf(media, MEDIA_TYPES.project_text_description)}
      picture={picture && pictureAddress(picture, 1280)}
      origin={origin}
    />
  )
}
