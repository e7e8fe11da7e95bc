import type { Answer } from '@belvedere/contract/client-types'
import { type FormEvent, useId, useState } from 'react'
import { browserApi } from '../../api/loader-api.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { CardHead } from '../../ui/card-head.tsx'
import { Panel } from '../../ui/panel.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useStudioProject } from '../project/studio-project.ts'
import { useFacts } from './facts.ts'
import type { Named } from './load-apartments.ts'
import styles from './studio-add-apartment.module.css'

export type Made = Answer<'POST /api/v1/studio/projects/{projectId}/apartments'>

interface AddApartmentProps {
  onMade: (made: Made) => void
  onClose: () => void
}

/** One more apartment, as a draft that visitors do not see; what else there is to say of it is said in its row. */
export function AddApartment({ onMade, onClose }: AddApartmentProps) {
  const { project } = useStudioProject()
  const { buildings, types } = useFacts()
  const [state, setState] = useState<'asks' | 'makes' | 'failed'>('asks')
  const [wrong, setWrong] = useState<string>()

  async function make(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const written = new FormData(event.currentTarget)
    const number = (name: string) => Number(String(written.get(name)).trim().replace(',', '.'))
    const body = {
      name: String(written.get('name')).trim(),
      buildingId: number('building'),
      apartmentTypeId: number('type'),
      floor: number('floor'),
      rooms: number('rooms'),
      area: number('area'),
    }
    setState('makes')
    try {
      const { answer, refusal } = await browserApi().send(
        'POST /api/v1/studio/projects/{projectId}/apartments',
        { params: { projectId: project.id }, body },
      )
      if (answer) return onMade(answer)
      setWrong(refusal?.field)
      setState(refusal?.field ? 'asks' : 'failed')
    } catch {
      setState('failed')
    }
  }

  const problem = (field: string) => (wrong === field ? m.studio_check_this() : undefined)
  return (
    <Panel label={m.studio_add_apartment()} shape="centre" onClose={onClose} className={styles.panel}>
      <form className={styles.form} onSubmit={(event) => void make(event)}>
        <CardHead
          title={m.studio_add_apartment()}
          size="card"
          closeWord={m.studio_close()}
          onClose={onClose}
        />
        <TextField
          label={m.studio_field_name()}
          name="name"
          required
          maxLength={40}
          autoFocus
          problem={problem('name')}
        />
        <Choice label={m.studio_import_field_building()} name="building" of={buildings} />
        <Choice label={m.studio_field_type()} name="type" of={types} />
        <div className={styles.numbers}>
          <TextField
            label={m.studio_field_floor()}
            name="floor"
            required
            inputMode="numeric"
            pattern="-?\d+"
            problem={problem('floor')}
          />
          <TextField
            label={m.studio_field_rooms()}
            name="rooms"
            required
            inputMode="numeric"
            pattern="\d+"
            problem={problem('rooms')}
          />
          <TextField
            label={m.studio_table_area()}
            name="area"
            required
            inputMode="decimal"
            pattern="\d+([.,]\d+)?"
            problem={problem('area')}
          />
        </div>
        {state === 'failed' && <p role="alert">{m.studio_failed()}</p>}
        <div className={styles.acts}>
          <Button onClick={onClose}>{m.studio_cancel()}</Button>
          <Button type="submit" look="primary" busy={state === 'makes'}>
            {m.studio_add()}
          </Button>
        </div>
      </form>
    </Panel>
  )
}

function Choice({ label, name, of }: { label: string; name: string; of: readonly Named[] }) {
  const id = useId()
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} required>
        {of.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </select>
    </div>
  )
}
