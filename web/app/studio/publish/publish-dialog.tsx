import type { Answer } from '@belvedere/contract/client-types'
import { pickTranslation } from '@belvedere/domain/content/pick-translation'
import { checklist, stopsPublishing } from '@belvedere/domain/publishing/checklist'
import { waitingChanges } from '@belvedere/domain/publishing/waiting-changes'
import { langIdOf } from '@belvedere/domain/screens/locale'
import { useState } from 'react'
import { browserApi } from '../../api/loader-api.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { Loading } from '../../staff/load/loading.tsx'
import { readEvery } from '../../staff/load/read-every.ts'
import { useLoaded } from '../../staff/load/use-loaded.ts'
import type { Overview } from '../../staff/project/staff-project.ts'
import { Button } from '../../ui/button.tsx'
import { CardHead } from '../../ui/card-head.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Panel } from '../../ui/panel.tsx'
import { checkWords } from '../overview/check-words.ts'
import { useStudioProject } from '../project/studio-project.ts'
import { useGoesLive } from './goes-live.ts'
import { ProjectAddress } from './project-address.tsx'
import { groupWords, outlineChanges, type PublishGroup, publishGroups } from './publish-groups.ts'
import styles from './studio-publish-dialog.module.css'
import { WillSee } from './will-see.tsx'

type Building = Answer<'GET /api/v1/studio/projects/{projectId}/buildings'>[number]

interface PublishDialogProps {
  onClose: () => void
}

/** What goes out, by building, each with a box to leave it out; an error says what must be mended first (PUB-01). */
export function PublishDialog({ onClose }: PublishDialogProps) {
  const [published, setPublished] = useState(false)
  const { reload } = useStudioProject()
  // At once: what stands behind the dialog says by then what visitors see.
  const done = () => {
    setPublished(true)
    reload()
  }
  return (
    <Panel label={m.studio_publish()} shape="centre" onClose={onClose} className={styles.panel}>
      <div className={styles.dialog}>
        <CardHead title={m.studio_publish()} size="card" closeWord={m.studio_close()} onClose={onClose} />
        {published ? <Published /> : <Waiting onPublished={done} />}
      </div>
    </Panel>
  )
}

/** As it all is at the moment that the dialog opens: what was saved just before goes out too. */
function Waiting({ onPublished }: { onPublished: () => void }) {
  const { project } = useStudioProject()
  const params = { projectId: project.id }
  const [loaded, again] = useLoaded(`${project.id}`, async () => {
    const [overview, buildings] = await Promise.all([
      browserApi().read('GET /api/v1/studio/projects/{projectId}/overview', { params }),
      readEvery((query) =>
        browserApi().send('GET /api/v1/studio/projects/{projectId}/buildings', { params, query }),
      ),
    ])
    return { overview, buildings }
  })
  return (
    <Loading loaded={loaded} onAgain={again}>
      {(waiting) => <Choice {...waiting} onPublished={onPublished} />}
    </Loading>
  )
}

interface ChoiceProps {
  overview: Overview
  buildings: readonly Building[]
  onPublished: () => void
}

function Choice({ overview, buildings, onPublished }: ChoiceProps) {
  const { project } = useStudioProject()
  const langId = langIdOf(useLocale())
  const [left, setLeft] = useState<ReadonlySet<number | null>>(new Set())
  const [state, setState] = useState<'asks' | 'publishes' | 'failed' | 'unreadable-look'>('asks')
  const groups = publishGroups(overview.drafts)
  const chosen = groups.filter(({ buildingId }) => !left.has(buildingId)).flatMap(({ drafts }) => drafts)
  const goesLive = useGoesLive()
  const checks = checklist(overview.facts, { seen: project.publish })
  const stopped = stopsPublishing(checks)
  /** As it is called from now on. */
  const nameOf = (building?: { name: object }) =>
    building &&
    pickTranslation(building.name as Record<string, string>, langId, project.settings.defaultLangId)
  const choose = ({ buildingId }: PublishGroup, on: boolean) => {
    const next = new Set(left)
    if (on) next.delete(buildingId)
    else next.add(buildingId)
    setLeft(next)
  }
  const publish = async () => {
    setState('publishes')
    const drafts = chosen.map(({ kind, thingId }) => ({ kind, id: thingId }))
    const body = { drafts, ...(goesLive && { project: true as const }) }
    const asked = { params: { projectId: project.id }, body }
    try {
      const { answer, refusal } = await browserApi().send(
        'POST /api/v1/studio/projects/{projectId}/publish',
        asked,
      )
      if (answer) onPublished()
      else setState(refusal?.code === 'unreadable-look' ? refusal.code : 'failed')
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      <p className={styles.lead}>{m.studio_publish_lead()}</p>
      <ul className={styles.groups}>
        {groups.map((group) => (
          <li key={group.buildingId}>
            <Checkbox checked={!left.has(group.buildingId)} onChange={(on) => choose(group, on)}>
              <span className={styles.group}>
                <b>
                  {nameOf(buildings.find(({ id }) => id === group.buildingId)) ?? m.studio_whole_project()}
                </b>
                <span>{groupWords(group)}</span>
              </span>
            </Checkbox>
            <OutlineChanges group={group} />
          </li>
        ))}
      </ul>
      <WillSee chosen={chosen} />
      {stopped && (
        <div className={styles.stopped} role="alert">
          <p>{m.studio_publish_stopped()}</p>
          <ul>
            {checks
              .filter(({ level }) => level === 'error')
              .map((check) => (
                <li key={check.about}>{checkWords(check)}</li>
              ))}
          </ul>
        </div>
      )}
      {(state === 'failed' || state === 'unreadable-look') && (
        <p className={styles.stopped} role="alert">
          {state === 'failed' ? m.studio_publish_failed() : m.studio_publish_unreadable_look()}
        </p>
      )}
      <Button
        look="primary"
        busy={state === 'publishes'}
        disabled={stopped || (chosen.length === 0 && !goesLive)}
        onClick={() => void publish()}
      >
        {chosen.length === 0
          ? m.studio_publish()
          : m.studio_publish_changes({ count: waitingChanges(chosen).length })}
      </Button>
    </>
  )
}

/** So many are named; with a whole façade the count says it. */
const NAMED = 6

/** Which outlines come, change and go (OUT-07). */
function OutlineChanges({ group }: { group: PublishGroup }) {
  const changes = outlineChanges(group)
  if (changes.length === 0) return null
  return (
    <ul className={styles.outlines}>
      {changes.map(({ change, words, names }) => (
        <li key={change}>
          {words}
          {names.length > 0 && (
            <small>
              {names.slice(0, NAMED).join(', ')}
              {names.length > NAMED && ' …'}
            </small>
          )}
        </li>
      ))}
    </ul>
  )
}

function Published() {
  const { project } = useStudioProject()
  return (
    <div className={styles.published}>
      <p role="status">
        {m.studio_published()}{' '}
        <a href={project.address} target="_blank" rel="noreferrer">
          {m.studio_see_live()}
        </a>
      </p>
      <ProjectAddress />
    </div>
  )
}
