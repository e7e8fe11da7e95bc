import type { Answer } from '@belvedere/contract/client-types'
import { m } from '../../paraglide/messages.js'
import { useTimes } from '../../staff/time/use-times.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { RoleSelect } from './role-select.tsx'
import type { StaffRole } from './role-words.ts'
import styles from './studio-people.module.css'

export type Invitation = Answer<'GET /api/v1/studio/projects/{projectId}/invitations'>[number]

interface InvitationRowProps {
  invitation: Invitation
  onRole: (roleId: StaffRole) => void
  onAgain: () => void
  onWithdraw: () => void
}

/** Someone who was asked and has not come yet: the same whether or not they have an account (ACC-11). */
export function InvitationRow({ invitation, onRole, onAgain, onWithdraw }: InvitationRowProps) {
  const { email, roleId, invitedBy, sentAt, expiresAt, undelivered } = invitation
  const times = useTimes()
  const day = (at: string) => times.nearDay(at, 'short')
  const ended = new Date(expiresAt).getTime() < Date.now()
  return (
    <tr>
      <th scope="row">
        <span className={styles.person}>
          <span className={styles.waiting} data-wrong={undelivered || ended || undefined} aria-hidden="true">
            <Icon name={undelivered || ended ? 'error' : 'mail'} size={18} />
          </span>
          <span>
            <span className={styles.name}>{email}</span>
            <span className={styles.email} data-wrong={undelivered || undefined}>
              {undelivered
                ? m.studio_people_undelivered()
                : m.studio_people_invited({ name: invitedBy ?? '', day: day(sentAt), until: day(expiresAt) })}
            </span>
          </span>
        </span>
      </th>
      <td data-label={m.studio_people_role()}>
        <RoleSelect label={m.studio_people_role_of({ name: email })} roleId={roleId} onChoose={onRole} />
      </td>
      <td data-label={m.studio_state()}>
        <span className={styles.tag} data-wrong={undelivered || ended || undefined}>
          {!undelivered && !ended && <Icon name="clock" size={14} />}
          {tagWord(undelivered, ended)}
        </span>
      </td>
      <td className={styles.acts} colSpan={2}>
        <Button look="text" aria-label={m.studio_people_again_to({ email })} onClick={onAgain}>
          {m.studio_people_again()}
        </Button>
        <Button look="text" aria-label={m.studio_people_withdraw_of({ email })} onClick={onWithdraw}>
          {m.studio_people_withdraw()}
        </Button>
      </td>
    </tr>
  )
}

function tagWord(undelivered: boolean, ended: boolean): string {
  if (undelivered) return m.studio_people_not_delivered()
  return ended ? m.studio_people_ended() : m.studio_people_waiting()
}
