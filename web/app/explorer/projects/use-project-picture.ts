import type { ProjectPoint } from '@belvedere/contract/entities/project'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { useEffect, useState } from 'react'
import { browserApi } from '../../api/loader-api.ts'
import { pictureOf } from '../../content/media-of.ts'

/** The title image of a project that has content; a point on the map carries none. */
export function useProjectPicture({ id, rootMasterplanId }: ProjectPoint): string | undefined {
  const [picture, setPicture] = useState<string>()
  useEffect(() => {
    if (rootMasterplanId === null) return
    const left = new AbortController()
    const asked = { params: { id }, signal: left.signal }
    browserApi()
      .read('GET /api/v1/frontend/projects/{id}', asked)
      .then(
        ({ media }) => setPicture(pictureOf(media, MEDIA_TYPES.project_title_image)),
        // A card without its picture is still a way in.
        (error: unknown) => left.signal.aborted || console.error(error),
      )
    return () => left.abort()
  }, [id, rootMasterplanId])
  return picture
}
