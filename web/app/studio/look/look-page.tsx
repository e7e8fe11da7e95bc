import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { browserApi } from '../../api/loader-api.ts'
import { Loading } from '../load/loading.tsx'
import { readEvery } from '../load/read-every.ts'
import { useLoaded } from '../load/use-loaded.ts'
import { useStudioProject } from '../project/studio-project.ts'
import { loadShown } from './load-shown.ts'
import { LookEditor } from './look-editor.tsx'
import type { LookThing } from './open-look.ts'

/** How a project is dressed, and the product in that dress (LOK-01). */
export default function LookPage() {
  const { project } = useStudioProject()
  const projectId = project.id
  const [loaded, again] = useLoaded(`${projectId}`, async () => {
    const [look, media, shown, projects] = await Promise.all([
      browserApi().read('GET /api/v1/studio/projects/{projectId}/look', { params: { projectId } }),
      readEvery((from) =>
        browserApi().send('GET /api/v1/studio/projects/{projectId}/media', {
          params: { projectId },
          query: from,
        }),
      ),
      loadShown(project),
      browserApi().read('GET /api/v1/projects'),
    ])
    return {
      look: look as unknown as LookThing,
      // Those that visitors see come first: of them the first shows where none is chosen.
      pictures: media
        .filter(({ mediaTypeId }) => mediaTypeId === MEDIA_TYPES.project_title_image)
        .toSorted((one, other) => Number(other.publish) - Number(one.publish)),
      // Pictures of other kinds hang on the project too; a logo is drawn, or says what it is.
      logos: media.filter(
        ({ poiId, mediaTypeId, file, name }) =>
          poiId === null &&
          mediaTypeId === MEDIA_TYPES.image &&
          (file?.mime === 'image/svg+xml' || /logo/i.test(name)),
      ),
      shown,
      others: projects.filter(({ id }) => id !== projectId),
    }
  })
  return (
    <Loading loaded={loaded} onAgain={again} rows={8}>
      {(opened) => <LookEditor opened={opened} />}
    </Loading>
  )
}
