import { pickTranslation } from '@belvedere/domain/content/pick-translation'
import { type PlaceShown, visitorsWillSee } from '@belvedere/domain/publishing/visitors-will-see'
import { langIdOf } from '@belvedere/domain/screens/locale'
import { browserApi } from '../../api/loader-api.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { readEvery } from '../../staff/load/read-every.ts'
import { useLoaded } from '../../staff/load/use-loaded.ts'
import type { Overview } from '../../staff/project/staff-project.ts'
import { useStudioProject } from '../project/studio-project.ts'
import { useGoesLive } from './goes-live.ts'
import styles from './studio-publish-dialog.module.css'

const WORDS = {
  seen: m.studio_will_be_seen,
  unseen: m.studio_will_be_unseen,
  bare: m.studio_will_be_bare,
}

/** Which masterplans and buildings come onto the site with what is chosen, and which leave it (PUB-01). */
export function WillSee({ chosen }: { chosen: Overview['drafts'] }) {
  const { project } = useStudioProject()
  const goesLive = useGoesLive()
  const langId = langIdOf(useLocale())
  const params = { projectId: project.id }
  const [places] = useLoaded(`${project.id}`, async () => ({
    masterplans: await readEvery((query) =>
      browserApi().send('GET /api/v1/studio/projects/{projectId}/masterplans', { params, query }),
    ),
    buildings: await readEvery((query) =>
      browserApi().send('GET /api/v1/studio/projects/{projectId}/buildings', { params, query }),
    ),
  }))
  if (places.state !== 'ready') return null
  const isChosen = (kind: PlaceShown['kind'], of: number) =>
    chosen.some((draft) => draft.kind === kind && draft.thingId === of)
  const shown = (kind: PlaceShown['kind'], above: number, { id, publish, draft }: Shown): PlaceShown => {
    const before = draft?.fields.includes('publish') ? !publish : publish
    return { kind, id, above, before, after: isChosen(kind, id) ? publish : before }
  }
  const told = visitorsWillSee([
    ...places.value.masterplans.map((one) => shown('masterplans', one.parentId, one)),
    ...places.value.buildings.map((one) => shown('buildings', one.masterplanId, one)),
  ])
  const { name, publish } = project
  const address = project.address.replace(/^https?:\/\/|\/$/g, '')
  if (told.length === 0 && publish) return null
  return (
    <ul className={styles.willSee} aria-label={m.studio_will_see()}>
      {!publish && (
        <li>{goesLive ? m.studio_will_go_live({ name, address }) : m.studio_will_not_go_live({ name })}</li>
      )}
      {told.map(({ place: { kind, id }, becomes }) => {
        const names = places.value[kind].find((one) => one.id === id)?.name ?? {}
        const name = pickTranslation(names as Record<string, string>, langId, project.settings.defaultLangId)
        return <li key={`${kind}${id}`}>{WORDS[becomes]({ name })}</li>
      })}
    </ul>
  )
}

type Shown = {
  readonly id: number
  readonly publish: boolean
  readonly draft: { readonly fields: readonly string[] } | null
}
