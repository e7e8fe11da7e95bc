import { buildingOfFile } from '@belvedere/domain/places/building-of-file'
import { guessShown, SHOWN, type Shown } from '@belvedere/domain/places/guess-shown'
import { TOP } from '@belvedere/domain/places/place-tree'
import { nameOfFile } from '@belvedere/domain/uploads/name-of-file'
import { useState } from 'react'
import { browserApi } from '../../api/loader-api.ts'
import { m } from '../../paraglide/messages.js'
import { makePlace } from '../places/add-place.tsx'
import { changeThings } from '../places/change-things.ts'
import { useStudioProject } from '../project/studio-project.ts'
import { StudioIcon } from '../ui/studio-icon.tsx'
import { DropZone } from '../uploads/drop-zone.tsx'
import type { Upload } from '../uploads/upload.ts'
import { UploadList } from '../uploads/upload-list.tsx'
import { addUploads, useUploads } from '../uploads/uploads.ts'
import styles from './studio-new-project.module.css'

const PLACE = 'new-project'

const WORDS = {
  site: m.studio_new_shows_site,
  part: m.studio_new_shows_part,
  building: m.studio_new_shows_building,
} as const

/** The project's pictures, each with what is on it: that makes the places that they are views of. */
export function FirstPictures() {
  const { project } = useStudioProject()
  const [answers, setAnswers] = useState<ReadonlyMap<string, Shown>>(new Map())
  const [failed, setFailed] = useState(false)
  const uploads = useUploads().filter((one) => one.place === PLACE && one.projectId === project.id)
  const ready = uploads.filter(({ state }) => state === 'ready').length

  async function add(files: readonly File[]) {
    setFailed(false)
    try {
      for (const [nth, file] of files.entries()) {
        const shown = guessShown(file.name, uploads.length + nth === 0)
        const viewOf = await placeFor(project.id, project.name, shown, file.name)
        setAnswers((before) => new Map([...before, [file.name, shown]]))
        await addUploads([{ projectId: project.id, place: PLACE, purpose: 'view', goal: { viewOf }, file }])
      }
    } catch {
      setFailed(true)
    }
  }

  async function answer({ name, goal }: Upload, shown: Shown) {
    if (!('poiId' in goal) || goal.poiId === null) return
    setAnswers((before) => new Map([...before, [name, shown]]))
    try {
      const viewOf = await placeFor(project.id, project.name, shown, name)
      const nowhere = { masterplanId: null, buildingId: null }
      await changeThings(project.id, 'camera-views', [{ id: goal.poiId, ...nowhere, ...viewOf }])
    } catch {
      setFailed(true)
    }
  }

  return (
    <section className={styles.pictures} aria-labelledby="pictures">
      <div className={styles.head}>
        <h2 id="pictures" className={styles.heading}>
          {m.studio_pictures()}
        </h2>
        {uploads.length > 0 && <span>{m.studio_uploads_ready({ ready, total: uploads.length })}</span>}
      </div>
      <DropZone
        purpose="view"
        words={{
          drop: m.studio_upload_drop(),
          choose: m.studio_upload_choose(),
          kinds: m.studio_upload_kinds(),
        }}
        onFiles={(files) => void add(files)}
      />
      {failed && <p role="alert">{m.studio_failed()}</p>}
      <UploadList uploads={uploads} />
      {uploads
        .filter(({ name, goal }) => answers.has(name) && 'poiId' in goal)
        .map((upload) => (
          <fieldset key={upload.key} className={styles.pills}>
            <legend className={styles.heading}>{m.studio_new_shows({ name: upload.name })}</legend>
            {SHOWN.map((shown) => (
              <label key={shown} className={styles.pill}>
                <input
                  type="radio"
                  name={upload.key}
                  checked={answers.get(upload.name) === shown}
                  onChange={() => void answer(upload, shown)}
                />
                {answers.get(upload.name) === shown && <StudioIcon name="check" size={16} />}
                <span>{WORDS[shown]()}</span>
              </label>
            ))}
          </fieldset>
        ))}
    </section>
  )
}

/** The site is a masterplan of the project's name, made once; a part of it and a building lie in it, called by the file. */
async function placeFor(projectId: number, projectName: string, shown: Shown, fileName: string) {
  const api = browserApi()
  const params = { projectId }
  const masterplans = await api.read('GET /api/v1/studio/projects/{projectId}/masterplans', { params })
  const root = masterplans.find(({ parentId }) => parentId === TOP)
  const rootId =
    root?.id ?? (await makePlace(projectId, { kind: 'masterplans', inside: TOP, order: 0 }, projectName))
  if (shown === 'site') return { masterplanId: rootId }
  const name = nameOfFile(fileName)
  if (shown === 'part') {
    const present = masterplans.find((one) => one.parentId === rootId && one.name[1] === name)
    const made = { kind: 'masterplans', inside: rootId, order: masterplans.length } as const
    return { masterplanId: present?.id ?? (await makePlace(projectId, made, name)) }
  }
  const buildings = await api.read('GET /api/v1/studio/projects/{projectId}/buildings', { params })
  const called = buildingOfFile(fileName)
  const present = buildings.find((one) => one.name[1] === called)
  const made = { kind: 'buildings', inside: rootId, order: buildings.length } as const
  return { buildingId: present?.id ?? (await makePlace(projectId, made, called)) }
}
