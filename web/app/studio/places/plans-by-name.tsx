import type { Answer } from '@belvedere/contract/client-types'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { type PlaceAt, placeKey } from '@belvedere/domain/places/place-tree'
import { isRightKind } from '@belvedere/domain/uploads/file-problem'
import { languageOfFile } from '@belvedere/domain/uploads/language-of-file'
import { useEffect, useId, useState } from 'react'
import { browserApi } from '../../api/loader-api.ts'
import { m } from '../../paraglide/messages.js'
import { useStudioProject } from '../project/studio-project.ts'
import { DropZone } from '../uploads/drop-zone.tsx'
import { UploadList } from '../uploads/upload-list.tsx'
import { addUploads, useUploads } from '../uploads/uploads.ts'
import { contentsOf, type ProjectPlaces } from './load-places.ts'
import page from './studio-place-page.module.css'
import styles from './studio-plans-by-name.module.css'

type Match = Answer<'POST /api/v1/studio/projects/{projectId}/plans/match'>['matches'][number]

interface Unmatched {
  readonly file: File
  /** Whose it may be; none where its name says nothing. */
  readonly apartments: Match['apartments']
}

interface PlansByNameProps {
  at: PlaceAt | undefined
  places: ProjectPlaces
}

/** Plans, many at once: their names tell whose they are; what matches nothing is listed, to be given by hand (PLC-04). */
export function PlansByName({ at, places }: PlansByNameProps) {
  const { project } = useStudioProject()
  const [unmatched, setUnmatched] = useState<readonly Unmatched[]>([])
  /** Names of files that found their apartment, without those that were refused since. */
  const [matched, setMatched] = useState<readonly string[]>([])
  const [failed, setFailed] = useState(false)
  const place = `plans-${at ? placeKey(at) : 'project'}`
  const uploads = useUploads().filter((upload) => upload.place === place)

  const refused = uploads.flatMap(({ state, name }) =>
    state === 'refused' || state === 'failed' ? [name] : [],
  )
  useEffect(() => {
    setMatched((before) => {
      const left = before.filter((name) => !refused.includes(name))
      return left.length === before.length ? before : left
    })
  }, [refused])

  const send = (file: File, poiId: number) =>
    addUploads([
      {
        projectId: project.id,
        place,
        purpose: 'plan',
        goal: { mediaTypeId: MEDIA_TYPES.poi_image, poiId, langId: languageOfFile(file.name) },
        inPlaceOfOlder: true,
        file,
      },
    ])

  async function match(files: readonly File[]) {
    setFailed(false)
    try {
      const { matches } = await browserApi().read('POST /api/v1/studio/projects/{projectId}/plans/match', {
        params: { projectId: project.id },
        body: { names: files.map(({ name }) => name) },
      })
      const found = files.map((file, nth) => ({ file, apartments: matches[nth]?.apartments ?? [] }))
      const sure = found.filter(({ apartments }) => apartments.length === 1)
      setMatched((before) => [
        ...before,
        ...sure.map(({ file }) => file.name).filter((name) => isRightKind(name, 'plan')),
      ])
      setUnmatched((before) => [...before, ...found.filter(({ apartments }) => apartments.length !== 1)])
      await Promise.all(sure.map(({ file, apartments: [apartment] }) => send(file, apartment?.poiId ?? 0)))
    } catch {
      setFailed(true)
    }
  }

  const give = (one: Unmatched, poiId: number) => {
    setUnmatched((before) => before.filter((other) => other !== one))
    setMatched((before) => [...before, one.file.name])
    void send(one.file, poiId)
  }
  const leave = (one: Unmatched) => setUnmatched((before) => before.filter((other) => other !== one))
  return (
    <section className={page.block} aria-labelledby="plans">
      <div className={page.head}>
        <h2 id="plans">{m.studio_plans()}</h2>
        {matched.length > 0 && <span role="status">{m.studio_plans_matched({ count: matched.length })}</span>}
      </div>
      <DropZone
        purpose="plan"
        words={{
          drop: m.studio_plans_drop(),
          choose: m.studio_plans_choose(),
          kinds: m.studio_plans_kinds({ example: `${exampleName(places)}.pdf` }),
        }}
        onFiles={(files) => void match(files)}
      />
      {failed && <p role="alert">{m.studio_failed()}</p>}
      {unmatched.length > 0 && (
        <div className={styles.unmatched}>
          <h3>{m.studio_plans_unmatched({ count: unmatched.length })}</h3>
          <ul>
            {unmatched.map((one) => (
              <UnmatchedRow
                key={one.file.name}
                unmatched={one}
                places={places}
                onGive={(poiId) => give(one, poiId)}
                onLeave={() => leave(one)}
              />
            ))}
          </ul>
        </div>
      )}
      <UploadList uploads={uploads} />
    </section>
  )
}

/** As this project's own apartments are called. */
const exampleName = ({ apartments }: ProjectPlaces) => apartments[0]?.name ?? 'A101'

interface UnmatchedRowProps {
  unmatched: Unmatched
  places: ProjectPlaces
  onGive: (poiId: number) => void
  onLeave: () => void
}

function UnmatchedRow({ unmatched: { file, apartments }, places, onGive, onLeave }: UnmatchedRowProps) {
  const id = useId()
  const among = apartments.length > 0 ? apartments : places.apartments
  const choose = (name: string) => {
    const chosen = among.filter((one) => one.name === name)
    const [only] = chosen
    if (chosen.length !== 1 || !only) return
    onGive('poiId' in only ? only.poiId : contentsOf(places, { kind: 'apartments', id: only.id }).poiId)
  }
  return (
    <li className={styles.file}>
      <b>{file.name}</b>
      <label htmlFor={id}>
        {apartments.length > 0
          ? m.studio_plan_of_several({ names: apartments.map(({ name }) => name).join(', ') })
          : m.studio_plan_of_none()}
      </label>
      <input
        id={id}
        list={`${id}-names`}
        aria-label={m.studio_plan_whose({ name: file.name })}
        placeholder={m.studio_plan_apartment()}
        onChange={(event) => choose(event.target.value.trim())}
      />
      <datalist id={`${id}-names`}>
        {among.map((one) => (
          <option key={one.id} value={one.name} />
        ))}
      </datalist>
      <button type="button" aria-label={m.studio_plan_leave_of({ name: file.name })} onClick={onLeave}>
        {m.studio_plan_leave()}
      </button>
    </li>
  )
}
