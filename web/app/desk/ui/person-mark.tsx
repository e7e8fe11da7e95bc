import type { Colleague } from '@belvedere/contract/entities/colleague'
import { Avatar } from '../../staff/ui/avatar.tsx'
import hidden from '../../ui/visually-hidden.module.css'
import { useDesk } from '../project/desk-project.ts'

/** Initials are never the only sign of a person: the name is in the tooltip and for screen readers. */
export function PersonMark({ person, size = 24 }: { person: Colleague; size?: number }) {
  const { profile } = useDesk()
  const name = `${person.firstName} ${person.lastName}`
  return (
    <span title={name}>
      <Avatar person={person} size={size} own={person.id === profile.id} />
      <span className={hidden.hidden}>{name}</span>
    </span>
  )
}
