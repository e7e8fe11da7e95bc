import type { BuiltAt } from '@belvedere/domain/places/place-tree'
import { studioPath } from '@belvedere/domain/screens/studio-paths'
import { useState } from 'react'
import { Link } from 'react-router'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { ActionProblem, useAction } from '../../staff/action/use-action.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { useStudioProject } from '../project/studio-project.ts'
import { StateTag } from '../ui/state-tag.tsx'
import { changeThings } from './change-things.ts'
import { drawnPlace } from './drawn-place.ts'
import { pathTo } from './path-to.ts'
import type { PlacePageProps } from './place-page-props.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import styles from './studio-place-page.module.css'

/** Where it lies, what it is called, whether visitors see it; the ways to its outlines and out. */
export function PlaceHead({ at, places, nameOf, mayEdit, onOpen, onChanged }: PlacePageProps) {
  const { project } = useStudioProject()
  const localised = useLocalised()
  const path = pathTo(places, at)
  const thing = at && at.kind !== 'floors' ? places[at.kind].find(({ id }) => id === at.id) : undefined
  const isBuilt = at?.kind === 'masterplans' || at?.kind === 'buildings'
  return (
    <header className={styles.title}>
      <nav aria-label={m.studio_place_path()} className={styles.path}>
        {path.map((above) => (
          <button
            type="button"
            key={above ? `${above.kind}${above.id}` : 'project'}
            onClick={() => onOpen(above)}
          >
            {nameOf(above)}
          </button>
        ))}
      </nav>
      <div className={styles.named}>
        <h1>{nameOf(at)}</h1>
        {thing && (
          <StateTag live={thing.draft?.fields.includes('publish') ? !thing.publish : thing.publish} />
        )}
        <span className={styles.acts}>
          {(at?.kind === 'masterplans' || at?.kind === 'buildings') && (
            <Link
              className={styles.link}
              to={localised(`${studioPath(project.id, 'outlines')}?${drawnPlace(at)}`)}
            >
              {m.studio_place_draw()}
            </Link>
          )}
          {mayEdit && isBuilt && thing && (
            <Acts
              at={at}
              thing={thing}
              name={nameOf(at)}
              onOpen={() => onOpen(path.at(-1))}
              onChanged={onChanged}
            />
          )}
        </span>
      </div>
    </header>
  )
}

interface ActsProps {
  at: BuiltAt
  thing: { readonly publish: boolean }
  name: string
  onOpen: () => void
  onChanged: () => void
}

function Acts({ at, thing, name, onOpen, onChanged }: ActsProps) {
  const { project, reload } = useStudioProject()
  const [asked, setAsked] = useState(false)
  const { problem, run } = useAction()
  const show = async (publish: boolean) => {
    await changeThings(project.id, at.kind, [{ id: at.id, publish }])
    onChanged()
    reload()
  }
  return (
    <>
      <Checkbox checked={thing.publish} onChange={(on) => void run(() => show(on))}>
        {m.studio_place_shown()}
      </Checkbox>
      <Button look="text" onClick={() => setAsked(true)}>
        {m.studio_place_remove()}
      </Button>
      <ActionProblem problem={problem} />
      {asked && (
        <RemoveDialog
          what={at}
          name={name}
          onClose={() => setAsked(false)}
          onRemoved={() => {
            onOpen()
            onChanged()
            reload()
          }}
        />
      )}
    </>
  )
}
