import { type BuiltAt, placeKey } from '@belvedere/domain/places/place-tree'
import { langIdOf } from '@belvedere/domain/screens/locale'
import { useState } from 'react'
import { browserApi } from '../../api/loader-api.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { ActionProblem, answered, useAction } from '../../staff/action/use-action.tsx'
import { useStudioProject } from '../project/studio-project.ts'
import { DropZone } from '../uploads/drop-zone.tsx'
import { UploadList } from '../uploads/upload-list.tsx'
import { addUploads, useUploads } from '../uploads/uploads.ts'
import { CameraViews } from './camera-views.tsx'
import { changeThings } from './change-things.ts'
import type { PlaceContents, ViewOfPlace } from './load-place.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import styles from './studio-place-page.module.css'

interface PlaceViewsProps {
  at: BuiltAt
  contents: PlaceContents
  mayEdit: boolean
  onChanged: () => void
}

/** Camera views, and pictures on their way to become one. */
export function PlaceViews({ at, contents: { views }, mayEdit, onChanged }: PlaceViewsProps) {
  const { project, reload } = useStudioProject()
  const place = placeKey(at)
  const uploads = useUploads().filter((upload) => upload.place === place && upload.purpose === 'view')
  const [removed, setRemoved] = useState<ViewOfPlace>()
  const langId = langIdOf(useLocale())
  const ready = uploads.filter(({ state }) => state === 'ready').length
  const params = { projectId: project.id }

  const add = (files: readonly File[]) => {
    const viewOf = at.kind === 'masterplans' ? { masterplanId: at.id } : { buildingId: at.id }
    void addUploads(files.map((file) => ({ ...params, place, purpose: 'view', goal: { viewOf }, file })))
  }
  const replace = (view: ViewOfPlace, file: File) =>
    view.picture &&
    void addUploads([{ ...params, place, purpose: 'view', goal: { replacesId: view.picture.id }, file }])
  const { problem, run } = useAction()
  const discard = async ({ picture }: ViewOfPlace) => {
    if (!picture) return
    await answered(
      browserApi().send('DELETE /api/v1/studio/projects/{projectId}/media/{id}/newer', {
        params: { ...params, id: picture.id },
      }),
    )
    onChanged()
    reload()
  }
  const order = async (ids: readonly number[]) => {
    const rows = ids.map((id, nth) => ({ id, order: nth }))
    await changeThings(project.id, 'camera-views', rows)
    onChanged()
    reload()
  }
  return (
    <section className={styles.block} aria-labelledby="camera-views">
      <div className={styles.head}>
        <h2 id="camera-views">{m.studio_camera_views()}</h2>
        {uploads.length > 0 && <span>{m.studio_uploads_ready({ ready, total: uploads.length })}</span>}
      </div>
      {mayEdit && (
        <DropZone
          purpose="view"
          words={{
            drop: m.studio_upload_drop(),
            choose: m.studio_upload_choose(),
            kinds: m.studio_upload_kinds(),
          }}
          onFiles={add}
        />
      )}
      <UploadList uploads={uploads} />
      <ActionProblem problem={problem} />
      <CameraViews
        views={views}
        at={at}
        mayEdit={mayEdit}
        onOrder={(ids) => void run(() => order(ids))}
        onReplace={replace}
        onDiscard={(view) => void run(() => discard(view))}
        onRemove={setRemoved}
      />
      {removed && (
        <RemoveDialog
          what={{ kind: 'camera-views', id: removed.id }}
          name={removed.title[langId] ?? m.studio_view_unnamed()}
          onClose={() => setRemoved(undefined)}
          onRemoved={() => {
            onChanged()
            reload()
          }}
        />
      )}
    </section>
  )
}
