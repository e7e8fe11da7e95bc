import type { Answer } from '@belvedere/contract/client-types'
import { acceptedFiles } from '@belvedere/domain/uploads/file-problem'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useStudioProject } from '../project/studio-project.ts'
import { StudioPicture } from '../ui/studio-picture.tsx'
import { UploadList } from '../uploads/upload-list.tsx'
import { addUploads, dismiss, useUploads } from '../uploads/uploads.ts'
import styles from './studio-picture-choice.module.css'

export type LookPicture = Pick<
  Answer<'GET /api/v1/studio/projects/{projectId}/media'>[number],
  'id' | 'name' | 'revision'
>

/** As files of logos are called that are made for it. */
const FOR_DARK_GROUND = /light|white|neg|bel[aoi]/i

interface PictureChoiceProps {
  name: string
  /** Of a picture that is added. */
  mediaTypeId: number
  pictures: readonly LookPicture[]
  chosenId: number | null
  /** A photograph fills its frame, a logo stands in it. */
  covers?: boolean
  onChoose: (id: number) => void
}

/** One of the project's pictures, or one more from a file, which is chosen once it is there. */
export function PictureChoice({
  name,
  mediaTypeId,
  pictures,
  chosenId,
  covers = false,
  onChoose,
}: PictureChoiceProps) {
  const { project } = useStudioProject()
  const input = useRef<HTMLInputElement>(null)
  const [added, setAdded] = useState<readonly LookPicture[]>([])
  const place = `look-${mediaTypeId}`
  const uploads = useUploads().filter((one) => one.place === place && one.projectId === project.id)
  const take = useEffectEvent((key: string, picture: LookPicture) => {
    setAdded((before) => [...before, picture])
    onChoose(picture.id)
    void dismiss(key)
  })
  const ready = uploads.find(({ state }) => state === 'ready')
  useEffect(() => {
    if (ready?.mediaId) take(ready.key, { id: ready.mediaId, name: ready.name, revision: 0 })
  }, [ready])

  const add = (files: FileList | null) =>
    void addUploads(
      [...(files ?? [])].map((file) => ({
        projectId: project.id,
        place,
        purpose: 'picture',
        goal: { mediaTypeId, poiId: null, langId: null },
        file,
      })),
    )

  return (
    <fieldset className={styles.picture}>
      <legend className={styles.heading}>{name}</legend>
      {[...pictures, ...added].map(({ id, name: title, revision }) => (
        <label
          key={id}
          className={styles.frame}
          data-covers={covers ? '' : undefined}
          data-light={!covers && FOR_DARK_GROUND.test(title) ? '' : undefined}
        >
          <input
            type="radio"
            name={name}
            aria-label={title}
            checked={id === chosenId}
            onChange={() => onChoose(id)}
          />
          <StudioPicture projectId={project.id} mediaId={id} revision={revision} width={320} alt="" />
        </label>
      ))}
      <UploadList uploads={uploads} />
      <button
        type="button"
        className={styles.add}
        aria-label={m.studio_look_add_to({ what: name })}
        onClick={() => input.current?.click()}
      >
        {m.studio_look_add()}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={m.studio_look_add_to({ what: name })}
        accept={acceptedFiles('picture')}
        onChange={({ target }) => {
          add(target.files)
          target.value = ''
        }}
      />
    </fieldset>
  )
}
