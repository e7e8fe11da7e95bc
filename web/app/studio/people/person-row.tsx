import type { Answer } from '@belvedere/contract/client-types'
import { mayChangePerson } from '@belvedere/domain/accounts/may-change-person'
import { ROLES } from '@belvedere/domain/accounts/roles'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useTimes } from '../../staff/time/use-times.ts'
import { Avatar } from '../../staff/ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { RoleSelect } from './role-select.tsx'
import { roleWord, type StaffRole } from './role-words.ts'
import styles from './studio-people.module.css'

export type Person = Answer<'GET /api/v1/studio/projects/{projectId}/people'>[number]

interface PersonRowProps {
  person: Person
  self: { readonly id: number; readonly superAdmin: boolean }
  admins: number
  /** Whether their role sees prices on the site. */
  seesPrices: boolean
  /** Undefined for those who may only read. */
  onRole: ((roleId: StaffRole) => void) | undefined
  onRemove: () => void
}

export function PersonRow({ person, self, admins, seesPrices, onRole, onRemove }: PersonRowProps) {
  const { id, firstName, lastName, email, roleId, lastSeenAt } = person
  const [asked, setAsked] = useState(false)
  const times = useTimes()
  const name = firstName === null ? m.studio_people_nameless({ id }) : `${firstName} ${lastName}`
  const verdict = mayChangePerson({ asker: self, person, roleId: undefined, admins })
  const changeable = onRole && roleId !== ROLES.user && verdict === 'yes'
  return (
    <tr>
      <th scope="row">
        <span className={styles.person}>
          <Avatar
            person={{ id, firstName: firstName ?? '', lastName: lastName ?? '' }}
            size={34}
            own={id === self.id}
          />
          <span>
            <span className={styles.name}>
              {name} {id === self.id && <span className={styles.you}>{m.studio_people_you()}</span>}
            </span>
            {email && <span className={styles.email}>{email}</span>}
          </span>
        </span>
      </th>
      <td data-label={m.studio_people_role()}>
        {changeable ? (
          <RoleSelect label={m.studio_people_role_of({ name })} roleId={roleId} onChoose={onRole} />
        ) : (
          <span
            className={styles.plain}
            title={onRole && verdict === 'last-admin' ? m.studio_people_last_admin() : undefined}
          >
            {onRole && roleId !== ROLES.user && <Icon name="lock" size={16} />}
            {roleWord(roleId)}
          </span>
        )}
      </td>
      <td data-label={m.studio_people_prices()}>
        <span className={styles.sees} data-not={seesPrices ? undefined : ''}>
          <Icon name={seesPrices ? 'eye' : 'eye-off'} size={18} />
          {seesPrices ? m.studio_people_sees() : m.studio_people_sees_not()}
        </span>
      </td>
      <td data-label={m.studio_people_seen()}>
        {lastSeenAt ? times.nearDay(lastSeenAt, 'short') : m.studio_people_never()}
      </td>
      <td className={styles.acts}>
        {onRole && verdict === 'yes' && !asked && (
          <Button look="text" aria-label={m.studio_people_remove_of({ name })} onClick={() => setAsked(true)}>
            {m.studio_people_remove()}
          </Button>
        )}
        {asked && (
          <span role="alertdialog" aria-label={m.studio_people_remove_of({ name })} className={styles.asked}>
            <span>{m.studio_people_remove_stays()}</span>
            <Button look="text" onClick={onRemove} autoFocus>
              {m.studio_people_remove()}
            </Button>
            <Button look="text" onClick={() => setAsked(false)}>
              {m.studio_people_keep()}
            </Button>
          </span>
        )}
      </td>
    </tr>
  )
}
