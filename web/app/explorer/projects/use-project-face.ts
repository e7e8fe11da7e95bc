import type { ProjectPoint } from '@belvedere/contract/entities/project'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { useEffect, useState } from 'react'
import { browserApi } from '../../api/loader-api.ts'
import { pictureOf } from '../../content/media-of.ts'

interface ProjectFace {
  readonly picture: string | undefined
  readonly website: string | null
}

const NONE: ProjectFace = { picture: undefined, website: null }

/** Its title image and its own website, which a point on the map does not carry; undefined until they have come. */
export function useProjectFace({ id }: ProjectPoint): ProjectFace | undefined {
  const [face, setFace] = useState<ProjectFace>()
  useEffect(() => {
    const left = new AbortController()
    const asked = { params: { id }, signal: left.signal }
    browserApi()
      .read('GET /api/v1/frontend/projects/{id}', asked)
      .then(
        ({ media, website }) =>
          setFace({ picture: pictureOf(media, MEDIA_TYPES.project_title_image), website }),
        // A card without its picture is still a way in.
        (error: unknown) => {
          if (left.signal.aborted) return
          console.error(error)
          setFace(NONE)
        },
      )
    return () => left.abort()
  }, [id])
  return face
}
