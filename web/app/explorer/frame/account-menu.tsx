import { Menu } from '@base-ui/react/menu'
import { workAreas } from '@belvedere/domain/accounts/work-areas'
import { ACCOUNT_PATHS } from '@belvedere/domain/screens/account-screens'
import { DESK_PATH } from '@belvedere/domain/screens/desk-paths'
import { STUDIO_PATH } from '@belvedere/domain/screens/studio-paths'
import type { RefObject } from 'react'
import { Link } from 'react-router'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { openPanel } from '../../state/open-panel.ts'
import { useSession } from '../../state/session.ts'
import { useLogOut } from '../../state/use-log-out.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './account-button.module.css'

const NOBODY = { roles: [], resting: false }

interface AccountMenuProps {
  anchor: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

/** It is loaded when it is first opened, so the button in the bar is not its own trigger. */
export default function AccountMenu({ anchor, onClose }: AccountMenuProps) {
  const logOut = useLogOut()
  const localised = useLocalised()
  const areas = workAreas(useSession().profile ?? NOBODY)
  return (
    <Menu.Root open onOpenChange={(open) => !open && onClose()}>
      <Menu.Portal>
        <Menu.Positioner className={styles.place} anchor={anchor} align="end" sideOffset={8}>
          <Menu.Popup className={styles.menu} finalFocus={anchor} aria-label={m.account()}>
            <Menu.Item className={styles.item} onClick={() => openPanel({ name: 'profile' })}>
              <Icon name="person" />
              {m.my_profile()}
            </Menu.Item>
            {areas.studio && (
              <Menu.LinkItem
                className={styles.item}
                closeOnClick
                render={<Link to={localised(STUDIO_PATH)} />}
              >
                <Icon name="buildings" />
                {m.studio()}
              </Menu.LinkItem>
            )}
            {areas.desk && (
              <Menu.LinkItem className={styles.item} closeOnClick render={<Link to={localised(DESK_PATH)} />}>
                <Icon name="list" />
                {m.desk()}
              </Menu.LinkItem>
            )}
            <Menu.LinkItem
              className={styles.item}
              closeOnClick
              render={<Link to={localised(ACCOUNT_PATHS.security)} />}
            >
              <Icon name="shield" />
              {m.security()}
            </Menu.LinkItem>
            <Menu.Item className={styles.item} onClick={() => void logOut()}>
              <Icon name="leave" />
              {m.logout()}
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
