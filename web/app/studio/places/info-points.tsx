import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import type { BuiltAt } from '@belvedere/domain/places/place-tree'
import { langIdOf } from '@belvedere/domain/screens/locale'
import { useState } from 'react'
import { browserApi } from '../../api/loader-api.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { ActionProblem, answered, useAction } from '../../staff/action/use-action.tsx'
import { Button } from '../../ui/button.tsx'
import { useStudioProject } from '../project/studio-project.ts'
import type { InfoPointOfPlace, PlaceContents } from './load-place.ts'
import { PointOnPicture } from './point-on-picture.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import type { TextOf } from './save-texts.ts'
import styles from './studio-info-points.module.css'
import page from './studio-place-page.module.css'
import { TextPair } from './text-pair.tsx'

interface InfoPointsProps {
  at: BuiltAt
  contents: PlaceContents
  mayEdit: boolean
  onChanged: () => void
}

/** What is told about points on a place's pictures: a school, an entrance (PLC-04). */
export function InfoPoints({ at, contents: { infoPoints, views }, mayEdit, onChanged }: InfoPointsProps) {
  const { project, reload } = useStudioProject()
  const [removed, setRemoved] = useState<InfoPointOfPlace>()
  /** The one that was added last: it is written at once. */
  const [added, setAdded] = useState<number>()
  const changed = () => {
    onChanged()
    reload()
  }
  const { busy, problem, run } = useAction()
  const add = async () => {
    const order = 1 + Math.max(-1, ...infoPoints.map((point) => point.order))
    const place = at.kind === 'masterplans' ? { masterplanId: at.id } : { buildingId: at.id }
    const { id } = await answered(
      browserApi().send('POST /api/v1/studio/projects/{projectId}/info-points', {
        params: { projectId: project.id },
        body: { ...place, order, publish: true },
      }),
    )
    setAdded(id)
    changed()
  }
  const nameOf = useNameOf()
  return (
    <section className={page.block} aria-labelledby="info-points">
      <div className={page.head}>
        <h2 id="info-points">{m.studio_info_points()}</h2>
      </div>
      <ul className={styles.points}>
        {infoPoints.map((point) => (
          <li key={point.id}>
            <details className={styles.point} ref={point.id === added ? openAndEnter : undefined}>
              <summary>{nameOf(point)}</summary>
              <div className={styles.texts}>
                <TextPair
                  label={m.studio_place_name()}
                  of={[textOf(point, 'poi_title')]}
                  texts={point.title}
                  mayEdit={mayEdit}
                  at={at}
                />
                <TextPair
                  label={m.studio_place_text()}
                  of={[textOf(point, 'description')]}
                  texts={point.text}
                  lines
                  mayEdit={mayEdit}
                  at={at}
                />
                <PointOnPicture poiId={point.id} name={nameOf(point)} views={views} mayEdit={mayEdit} />
                {mayEdit && (
                  <Button look="text" onClick={() => setRemoved(point)}>
                    {m.studio_remove_named({ name: nameOf(point) })}
                  </Button>
                )}
              </div>
            </details>
          </li>
        ))}
      </ul>
      {mayEdit && (
        <Button busy={busy} onClick={() => void run(add)}>
          {m.studio_add_info_point()}
        </Button>
      )}
      <ActionProblem problem={problem} />
      {removed && (
        <RemoveDialog
          what={{ kind: 'info-points', id: removed.id }}
          name={nameOf(removed)}
          onClose={() => setRemoved(undefined)}
          onRemoved={changed}
        />
      )}
    </section>
  )
}

/** Once, when it comes: later it is opened and closed by whoever reads it. */
function openAndEnter(point: HTMLDetailsElement | null): void {
  if (!point) return
  point.open = true
  point.querySelector('input')?.focus()
}

const textOf = ({ id }: InfoPointOfPlace, type: 'poi_title' | 'description'): TextOf => ({
  kind: 'texts',
  id,
  mediaTypeId: MEDIA_TYPES[type],
})

function useNameOf() {
  const langId = langIdOf(useLocale())
  return ({ title }: InfoPointOfPlace) => title[langId] ?? title[1] ?? m.studio_info_point_new()
}
