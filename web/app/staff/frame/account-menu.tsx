import { Menu } from '@base-ui/react/menu'
import type { Profile } from '@belvedere/contract/entities/profile'
import { initials } from '@belvedere/domain/accounts/initials'
import { workAreas } from '@belvedere/domain/accounts/work-areas'
import { ACCOUNT_PATHS } from '@belvedere/domain/screens/account-screens'
import { DESK_PATH } from '@belvedere/domain/screens/desk-paths'
import { localisedPath } from '@belvedere/domain/screens/locale'
import { STUDIO_PATH } from '@belvedere/domain/screens/studio-paths'
import { Link, useLocation } from 'react-router'
import { useLocale, useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { useLogOut } from '../../state/use-log-out.ts'
import { Icon } from '../../ui/icon.tsx'
import { forgetWrittenHere } from '../access/use-kept-text.ts'
import { Avatar } from '../ui/avatar.tsx'
import menu from '../ui/staff-menu.module.css'
import styles from './staff-account-menu.module.css'

interface AccountMenuProps {
  profile: Profile
  /** The project that one works on: once it is published, the way to the site leads to it. */
  project?: { readonly publish: boolean; readonly address: string }
}

/** Who works here, where else they work, the other language, and the way out. */
export function AccountMenu({ profile, project }: AccountMenuProps) {
  const localised = useLocalised()
  const logOut = useLogOut()
  const { pathname, search } = useLocation()
  const other = useLocale() === 'en' ? 'sr-Latn' : 'en'
  const areas = workAreas(profile)
  const bare = localisedPath(pathname, 'en')
  const ways = [
    { to: '/', icon: 'eye', words: m.staff_to_site(), shown: !project?.publish },
    { to: STUDIO_PATH, icon: 'buildings', words: m.studio(), shown: areas.studio },
    { to: DESK_PATH, icon: 'list', words: m.desk(), shown: areas.desk },
  ] as const
  const others = ways.filter(({ to, shown }) => shown && (to === '/' || !bare.startsWith(to)))
  const name = `${profile.firstName} ${profile.lastName}`
  const leave = async () => {
    if (await logOut()) forgetWrittenHere()
  }
  return (
    <Menu.Root>
      <Menu.Trigger
        className={styles.account}
        aria-label={`${initials(profile)}: ${m.studio_account_of({ name })}`}
      >
        <Avatar person={profile} size={32} own />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className={menu.place} align="end" sideOffset={8}>
          <Menu.Popup className={menu.menu}>
            <p className={styles.name}>{name}</p>
            {project?.publish && (
              <Menu.LinkItem className={menu.item} closeOnClick href={project.address}>
                <Icon name="eye" />
                {m.staff_to_site()}
              </Menu.LinkItem>
            )}
            {others.map(({ to, icon, words }) => (
              <Menu.LinkItem key={to} className={menu.item} closeOnClick render={<Link to={localised(to)} />}>
                <Icon name={icon} />
                {words}
              </Menu.LinkItem>
            ))}
            <Menu.LinkItem className={menu.item} render={<Link to={localised(ACCOUNT_PATHS.security)} />}>
              <Icon name="shield" />
              {m.studio_security()}
            </Menu.LinkItem>
            {/* A document load: every word on the page changes at once. */}
            <Menu.LinkItem
              className={menu.item}
              href={localisedPath(pathname + search, other)}
              lang={other}
              hrefLang={other}
            >
              <Icon name="language" />
              {m.studio_switch_language()}
            </Menu.LinkItem>
            <Menu.Item className={menu.item} onClick={() => void leave()}>
              <Icon name="leave" />
              {m.studio_logout()}
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
