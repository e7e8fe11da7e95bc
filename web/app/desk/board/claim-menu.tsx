import { Menu } from '@base-ui/react/menu'
import { nextKind } from '@belvedere/domain/sales/board'
import { deskPath } from '@belvedere/domain/screens/desk-paths'
import { Link } from 'react-router'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { StaffIcon } from '../../staff/ui/staff-icon.tsx'
import menu from '../../staff/ui/staff-menu.module.css'
import { type DeskClaim, useDesk } from '../project/desk-project.ts'
import { useSteps } from '../steps/use-steps.ts'
import styles from './desk-claim-card.module.css'

export const MOVE_WORDS = {
  reservation: m.desk_to_reservation,
  contract: m.desk_to_contract,
  sold: m.desk_to_sold,
}

/** Everything that may be done about a claim: to the right, longer, or out. */
export function ClaimMenu({ claim }: { claim: DeskClaim }) {
  const { project, sells, openStep } = useDesk()
  const localised = useLocalised()
  const { mayExtend, extend, mayRelease, mayCorrect } = useSteps()
  const next = nextKind(claim.kind)
  return (
    <Menu.Root>
      <Menu.Trigger className={styles.menu} aria-label={m.desk_actions_of({ name: claim.apartmentName })}>
        <StaffIcon name="more" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className={menu.place} align="end" sideOffset={4}>
          <Menu.Popup className={menu.menu}>
            <Menu.LinkItem
              className={menu.item}
              closeOnClick
              render={<Link to={localised(deskPath(project.id, 'apartments', claim.apartmentId))} />}
            >
              {m.desk_open()}
            </Menu.LinkItem>
            {sells && next && next !== 'hold' && (
              <Menu.Item className={menu.item} onClick={() => openStep({ act: next, claim })}>
                {MOVE_WORDS[next]()}
              </Menu.Item>
            )}
            {mayExtend(claim) && (
              <Menu.Item className={menu.item} onClick={() => extend(claim)}>
                {m.desk_extend_24()}
              </Menu.Item>
            )}
            {mayRelease(claim) && (
              <Menu.Item className={menu.item} onClick={() => openStep({ act: 'release', claim })}>
                {m.desk_release_more()}
              </Menu.Item>
            )}
            {mayCorrect(claim) && (
              <Menu.Item className={menu.item} onClick={() => openStep({ act: 'correct', claim })}>
                {m.desk_correct()}
              </Menu.Item>
            )}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
