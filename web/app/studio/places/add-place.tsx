import { LANGUAGE_IDS } from '@belvedere/domain/content/languages'
import type { PlaceAt } from '@belvedere/domain/places/place-tree'
import { type FormEvent, useState } from 'react'
import { browserApi } from '../../api/loader-api.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { useStudioProject } from '../project/studio-project.ts'
import styles from './studio-place-page.module.css'

interface AddPlaceProps {
  kind: 'masterplans' | 'buildings'
  /** The masterplan that it will lie in. */
  inside: number
  /** It comes after so many of its kind. */
  order: number
  onMade: (at: PlaceAt) => void
}

/** A line that makes a place of a name; everything else about it follows on its own page. */
export function AddPlace({ kind, inside, order, onMade }: AddPlaceProps) {
  const { project } = useStudioProject()
  const [name, setName] = useState('')
  const [state, setState] = useState<'asks' | 'makes' | 'failed'>('asks')
  const label = kind === 'masterplans' ? m.studio_add_masterplan() : m.studio_add_building()

  async function make(event: FormEvent) {
    event.preventDefault()
    const called = name.trim()
    if (!called) return
    setState('makes')
    try {
      const id = await makePlace(project.id, { kind, inside, order }, called)
      setState('asks')
      setName('')
      onMade({ kind, id })
    } catch {
      setState('failed')
    }
  }

  return (
    <form className={styles.add} onSubmit={(event) => void make(event)}>
      <input
        aria-label={label}
        placeholder={label}
        value={name}
        maxLength={120}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" busy={state === 'makes'}>
        {m.studio_add()}
      </Button>
      {state === 'failed' && <p role="alert">{m.studio_failed()}</p>}
    </form>
  )
}

type NewPlace = Pick<AddPlaceProps, 'kind' | 'inside' | 'order'>

export async function makePlace(
  projectId: number,
  { kind, inside, order }: NewPlace,
  called: string,
): Promise<number> {
  const params = { projectId }
  const name = { [LANGUAGE_IDS.english]: called, [LANGUAGE_IDS.serbian_latin]: called }
  const made =
    kind === 'masterplans'
      ? await browserApi().read('POST /api/v1/studio/projects/{projectId}/masterplans', {
          params,
          body: { name, parentId: inside, publish: true, order },
        })
      : await browserApi().read('POST /api/v1/studio/projects/{projectId}/buildings', {
          params,
          body: { name, masterplanId: inside, publish: true, order },
        })
  return made.id
}
