import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { ActionProblem, useAction } from '../../staff/action/use-action.tsx'
import { useStudioProject } from '../project/studio-project.ts'
import { StudioPicture } from '../ui/studio-picture.tsx'
import { DropZone } from '../uploads/drop-zone.tsx'
import { UploadList } from '../uploads/upload-list.tsx'
import { addUploads, useUploads } from '../uploads/uploads.ts'
import { IconButton } from './icon-button.tsx'
import type { Media } from './load-place.ts'
import { orderGallery, type ProjectContents } from './project-contents.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import styles from './studio-camera-views.module.css'
import page from './studio-place-page.module.css'
import { TextPair } from './text-pair.tsx'

interface ProjectGalleryProps {
  contents: ProjectContents
  mayEdit: boolean
  onChanged: () => void
}

/** The pictures that visitors leaf through, each with what it shows in both languages. */
export function ProjectGallery({ contents, mayEdit, onChanged }: ProjectGalleryProps) {
  const { project } = useStudioProject()
  const [removed, setRemoved] = useState<Media>()
  const uploads = useUploads().filter(
    ({ place, projectId }) => place === 'project' && projectId === project.id,
  )
  const goal = { mediaTypeId: MEDIA_TYPES.media_gallery, poiId: null, langId: null }
  const add = (files: readonly File[]) =>
    void addUploads(
      files.map((file) => ({ projectId: project.id, place: 'project', purpose: 'picture', goal, file })),
    )
  const { pictures } = contents
  const { problem, run } = useAction()
  const move = (id: number, to: number) =>
    run(async () => {
      const others = pictures.map((one) => one.id).filter((one) => one !== id)
      await orderGallery(project.id, contents, others.toSpliced(to, 0, id))
      onChanged()
    })
  return (
    <section className={page.block} aria-labelledby="gallery">
      <div className={page.head}>
        <h2 id="gallery">{m.studio_gallery()}</h2>
      </div>
      {mayEdit && (
        <DropZone
          purpose="picture"
          words={{
            drop: m.studio_gallery_drop(),
            choose: m.studio_gallery_choose(),
            kinds: m.studio_gallery_kinds(),
          }}
          onFiles={add}
        />
      )}
      <UploadList uploads={uploads} />
      <ActionProblem problem={problem} />
      <ol className={styles.views}>
        {pictures.map(({ id, name, revision, texts }, nth) => (
          <li key={id} className={styles.view} aria-label={name}>
            <div className={styles.picture}>
              <StudioPicture projectId={project.id} mediaId={id} revision={revision} width={320} alt="" />
            </div>
            <div className={styles.facts}>
              <TextPair
                label={m.studio_gallery_caption({ name })}
                of={[{ kind: 'media', id }]}
                texts={texts}
                mayEdit={mayEdit}
              />
              {mayEdit && (
                <div className={styles.acts}>
                  <span className={styles.order}>
                    <IconButton
                      icon="up"
                      label={m.studio_view_up({ name })}
                      onClick={nth > 0 ? () => void move(id, nth - 1) : undefined}
                    />
                    <IconButton
                      icon="down"
                      label={m.studio_view_down({ name })}
                      onClick={nth < pictures.length - 1 ? () => void move(id, nth + 1) : undefined}
                    />
                    <IconButton
                      icon="remove"
                      label={m.studio_view_remove({ name })}
                      onClick={() => setRemoved(pictures[nth])}
                    />
                  </span>
                </div>
              )}
            </div>
          </li>
        ))}
      </ol>
      {removed && (
        <RemoveDialog
          what={{ kind: 'media', id: removed.id }}
          name={removed.name}
          onClose={() => setRemoved(undefined)}
          onRemoved={onChanged}
        />
      )}
    </section>
  )
}
