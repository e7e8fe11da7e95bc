import type { PlaceAt } from '@belvedere/domain/places/place-tree'
import { type FormEvent, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { useStudioProject } from '../project/studio-project.ts'
import { makePlace } from './make-place.ts'
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
