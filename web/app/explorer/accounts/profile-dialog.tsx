import { Tabs } from '@base-ui/react/tabs'
import { ACCOUNT_PATHS } from '@belvedere/domain/screens/account-screens'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { closePanel } from '../../state/open-panel.ts'
import { useSession } from '../../state/session.ts'
import { Icon } from '../../ui/icon.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RoundButton } from '../../ui/round-button.tsx'
import { NamesForm } from './names-form.tsx'
import { OwnData } from './own-data.tsx'
import { PasswordForm } from './password-form.tsx'
import styles from './profile-dialog.module.css'
import { ConfirmDialog } from './security/confirm-dialog.tsx'

/** Two tabs: the names, and the password (ACC-06). */
export function ProfileDialog({ privacy }: { privacy: ReactNode }) {
  const { profile } = useSession()
  const { pathname } = useLocation()
  if (!profile) return null
  return (
    <Panel label={m.my_profile()} shape="centre" onClose={closePanel} className={styles.dialog}>
      <div className={styles.head}>
        <h2 className={styles.title}>{m.my_profile()}</h2>
        <RoundButton ground="bare" label={m.close()} onClick={closePanel}>
          <Icon name="close" />
        </RoundButton>
      </div>
      <Tabs.Root defaultValue="profile">
        <Tabs.List className={styles.tabs} aria-label={m.my_profile()}>
          <Tabs.Tab className={styles.tab} value="profile">
            {m.profile()}
          </Tabs.Tab>
          <Tabs.Tab className={styles.tab} value="password">
            {m.password()}
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="profile">
          <NamesForm profile={profile} />
          <OwnData email={profile.email} privacy={privacy} />
        </Tabs.Panel>
        <Tabs.Panel value="password">
          <PasswordForm email={profile.email} />
        </Tabs.Panel>
      </Tabs.Root>
      {/* The page about security has it already. */}
      {!pathname.endsWith(ACCOUNT_PATHS.security) && <ConfirmDialog />}
    </Panel>
  )
}
