import { guessShown, SHOWN, type Shown } from '@belvedere/domain/places/guess-shown'
import { useEffect } from 'react'
import { m } from '../../paraglide/messages.js'
import { useLoaded } from '../../staff/load/use-loaded.ts'
import { StaffIcon } from '../../staff/ui/staff-icon.tsx'
import { useStudioProject } from '../project/studio-project.ts'
import { useEdits } from '../saving/use-edits.ts'
import { StudioPicture } from '../ui/studio-picture.tsx'
import { DropZone } from '../uploads/drop-zone.tsx'
import { UploadList } from '../uploads/upload-list.tsx'
import { addUploads, useUploads } from '../uploads/uploads.ts'
import { type FirstView, loadFirstViews } from './load-first-views.ts'
import { showOtherwise } from './show-otherwise.ts'
import styles from './studio-new-project.module.css'

const PLACE = 'new-project'

const WORDS = {
  site: m.studio_new_shows_site,
  part: m.studio_new_shows_part,
  building: m.studio_new_shows_building,
} as const

/** The project's pictures, each with what is on it: that makes the places that they are views of. */
export function FirstPictures() {
  const { project, profile, reload } = useStudioProject()
  const uploads = useUploads().filter((one) => one.place === PLACE && one.projectId === project.id)
  const ready = uploads.filter(({ state }) => state === 'ready').length
  const [loaded, again] = useLoaded(`${project.id}`, () => loadFirstViews(project.id))
  useEffect(() => {
    if (ready > 0) again()
  }, [ready, again])
  const answers = useEdits<Shown>({
    scope: `shown ${project.id} ${profile.id}`,
    live: false,
    save: async (said) => {
      for (const [viewId, shown] of said) await showOtherwise(project.id, Number(viewId), shown)
      return []
    },
    onSaved: reload,
  })
  const said = answers.use(({ typed }) => typed)
  const views = (loaded.state === 'ready' ? loaded.value : []).map((view) => ({
    ...view,
    shown: said.get(`${view.id}`) ?? view.shown,
  }))
  /** Of earlier visits. */
  const there = views.filter(({ picture }) => !uploads.some(({ mediaId }) => mediaId === picture.id))
  const total = uploads.length + there.length

  const add = (files: readonly File[]) =>
    void addUploads(
      files.map((file, nth) => {
        const viewOf = { shown: guessShown(file.name, total + nth === 0) }
        return { projectId: project.id, place: PLACE, purpose: 'view', goal: { viewOf }, file }
      }),
    )

  return (
    <section className={styles.pictures} aria-labelledby="pictures">
      <div className={styles.head}>
        <h2 id="pictures" className={styles.heading}>
          {m.studio_pictures()}
        </h2>
        {total > 0 && <span>{m.studio_uploads_ready({ ready: ready + there.length, total })}</span>}
      </div>
      <DropZone
        purpose="view"
        words={{
          drop: m.studio_upload_drop(),
          choose: m.studio_upload_choose(),
          kinds: m.studio_upload_kinds(),
        }}
        onFiles={add}
      />
      {there.length > 0 && (
        <ul className={styles.there}>
          {there.map(({ id, picture, shown }) => (
            <li key={id}>
              <span className={styles.thumbnail}>
                <StudioPicture
                  projectId={project.id}
                  mediaId={picture.id}
                  revision={picture.revision}
                  width={320}
                  alt=""
                />
              </span>
              <b>{picture.name}</b>
              <span>{WORDS[shown]()}</span>
              <StaffIcon name="check" size={18} />
            </li>
          ))}
        </ul>
      )}
      <UploadList uploads={uploads} />
      {views.map((view) => (
        <WhatIsOn
          key={view.id}
          view={view}
          onAnswer={(shown) => answers.change(new Map([[`${view.id}`, shown]]))}
        />
      ))}
    </section>
  )
}

function WhatIsOn({ view, onAnswer }: { view: FirstView; onAnswer: (shown: Shown) => void }) {
  return (
    <fieldset className={styles.pills}>
      <legend className={styles.heading}>
        <StaffIcon name="info" size={16} />
        {m.studio_new_shows({ name: view.picture.name })}
      </legend>
      {SHOWN.map((shown) => (
        <label key={shown} className={styles.pill} {...(view.shown === shown && { 'data-chosen': '' })}>
          <input
            type="radio"
            name={`${view.id}`}
            checked={view.shown === shown}
            onChange={() => onAnswer(shown)}
          />
          {view.shown === shown && <StaffIcon name="check" size={16} />}
          <span>{WORDS[shown]()}</span>
        </label>
      ))}
    </fieldset>
  )
}
