import { LANGUAGE_IDS } from '@belvedere/domain/content/languages'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { type PlaceAt, placeKey } from '@belvedere/domain/places/place-tree'
import { languageOfFile } from '@belvedere/domain/uploads/language-of-file'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { ActionProblem, useAction } from '../../staff/action/use-action.tsx'
import { StaffIcon } from '../../staff/ui/staff-icon.tsx'
import { useStudioProject } from '../project/studio-project.ts'
import { StudioPicture } from '../ui/studio-picture.tsx'
import { DropZone } from '../uploads/drop-zone.tsx'
import { UploadList } from '../uploads/upload-list.tsx'
import { addUploads, useUploads } from '../uploads/uploads.ts'
import { changeThings } from './change-things.ts'
import { type Media, type PlaceContents, picturesIn } from './load-place.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import page from './studio-place-page.module.css'
import styles from './studio-place-pictures.module.css'

interface PlacePicturesProps {
  at: PlaceAt
  contents: PlaceContents
  mayEdit: boolean
  onChanged: () => void
}

/** The pictures on a place's card, in their order; of an apartment these are its plans. */
export function PlacePictures({ at, contents: { poiId, media }, mayEdit, onChanged }: PlacePicturesProps) {
  const { project, reload } = useStudioProject()
  const [removed, setRemoved] = useState<Media>()
  const isPlans = at.kind === 'apartments'
  const purpose = isPlans ? 'plan' : 'picture'
  const place = placeKey(at)
  const pictures = picturesIn(media)
  const uploads = useUploads().filter((upload) => upload.place === place && upload.purpose === purpose)
  const params = { projectId: project.id }
  const changed = () => {
    onChanged()
    reload()
  }
  const add = (files: readonly File[]) =>
    void addUploads(
      files.map((file) => {
        const langId = isPlans ? languageOfFile(file.name) : null
        const goal = { mediaTypeId: MEDIA_TYPES.poi_image, poiId, langId }
        return { ...params, place, purpose, goal, file }
      }),
    )
  const { problem, run } = useAction()
  const order = async (ids: readonly number[]) => {
    const rows = ids.map((id, nth) => ({ id, order: nth }))
    await changeThings(project.id, 'media', rows)
    changed()
  }
  const ids = pictures.map(({ id }) => id)
  const earlier = (nth: number, id: number) => ids.filter((one) => one !== id).toSpliced(nth - 1, 0, id)
  return (
    <section className={page.block} aria-labelledby="pictures">
      <div className={page.head}>
        <h2 id="pictures">{isPlans ? m.studio_plans() : m.studio_gallery()}</h2>
      </div>
      <ul className={styles.pictures} data-plans={isPlans || undefined}>
        {pictures.map((picture, nth) => (
          <li key={picture.id}>
            <StudioPicture
              projectId={project.id}
              mediaId={picture.id}
              revision={picture.revision}
              width={320}
              alt={languageWord(picture.langId) ? picture.name : ''}
            />
            <span className={styles.facts}>
              <span>{languageWord(picture.langId) ?? picture.name}</span>
              {mayEdit && nth > 0 && (
                <button
                  type="button"
                  aria-label={m.studio_picture_earlier({ name: picture.name })}
                  onClick={() => void run(() => order(earlier(nth, picture.id)))}
                >
                  <StaffIcon name="left" size={16} />
                </button>
              )}
              {mayEdit && (
                <button
                  type="button"
                  aria-label={m.studio_view_remove({ name: picture.name })}
                  onClick={() => setRemoved(picture)}
                >
                  <StaffIcon name="remove" size={16} />
                </button>
              )}
            </span>
          </li>
        ))}
      </ul>
      <ActionProblem problem={problem} />
      {mayEdit && (
        <DropZone
          purpose={purpose}
          words={{
            drop: isPlans ? m.studio_plan_drop() : m.studio_gallery_drop(),
            choose: isPlans ? m.studio_plan_choose() : m.studio_gallery_choose(),
            kinds: isPlans ? m.studio_plan_kinds() : m.studio_gallery_kinds(),
          }}
          onFiles={add}
        />
      )}
      <UploadList uploads={uploads} />
      {removed && (
        <RemoveDialog
          what={{ kind: 'media', id: removed.id }}
          name={removed.name}
          onClose={() => setRemoved(undefined)}
          onRemoved={changed}
        />
      )}
    </section>
  )
}

function languageWord(langId: number | null): string | undefined {
  if (langId === LANGUAGE_IDS.english) return m.studio_in_english()
  return langId === LANGUAGE_IDS.serbian_latin ? m.studio_in_serbian() : undefined
}
