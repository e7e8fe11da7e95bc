import { Menu } from '@base-ui/react/menu'
import { mayAct } from '@belvedere/domain/enquiries/inbox'
import { type FormEvent, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { StaffIcon } from '../../staff/ui/staff-icon.tsx'
import menu from '../../staff/ui/staff-menu.module.css'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useDesk } from '../project/desk-project.ts'
import { useSellers } from '../project/use-sellers.ts'
import styles from './desk-enquiry-actions.module.css'
import type { EnquiryInFull, NewStep } from './inbox-enquiry.ts'

interface AssignMenuProps {
  enquiry: EnquiryInFull
  /** Whether it was taken; if not, it is said beside this menu. */
  onAct: (step: NewStep) => Promise<boolean>
}

/** Gives an enquiry to somebody who sells here, or to nobody; a colleague's is taken over with a line that says why. */
export function AssignMenu({ enquiry, onAct }: AssignMenuProps) {
  const { profile, head } = useDesk()
  const mine = mayAct({ agentId: enquiry.agent?.id ?? null, seller: { id: profile.id, head } })
  return mine ? <GiveTo enquiry={enquiry} onAct={onAct} /> : <TakeOver onAct={onAct} />
}

function GiveTo({ enquiry, onAct }: AssignMenuProps) {
  const sellers = useSellers()
  const give = (agentId: number | null) => void onAct({ kind: 'assigned', agentId, note: '' })
  return (
    <Menu.Root>
      <Menu.Trigger className={styles.action} data-key="a">
        <StaffIcon name="people" size={18} /> {m.desk_assign()} <kbd>A</kbd>
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className={menu.place} align="start" sideOffset={4}>
          <Menu.Popup className={menu.menu}>
            {sellers.map(([id, name]) => (
              <Menu.Item
                key={id}
                className={menu.item}
                aria-current={enquiry.agent?.id === id || undefined}
                onClick={() => give(id)}
              >
                {name}
              </Menu.Item>
            ))}
            {enquiry.agent && (
              <Menu.Item className={menu.item} onClick={() => give(null)}>
                {m.desk_to_nobody()}
              </Menu.Item>
            )}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

function TakeOver({ onAct }: Pick<AssignMenuProps, 'onAct'>) {
  const { profile } = useDesk()
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (note.trim() !== '') void onAct({ kind: 'assigned', agentId: profile.id, note: note.trim() })
  }
  return (
    <form className={styles.takeover} noValidate onSubmit={submit}>
      <TextField
        label={m.desk_reason()}
        value={note}
        maxLength={300}
        problem={tried && note.trim() === '' ? m.desk_required() : undefined}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button type="submit">{m.desk_take_over()}</Button>
    </form>
  )
}
