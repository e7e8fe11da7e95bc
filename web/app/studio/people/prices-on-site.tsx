import { ROLES } from '@belvedere/domain/accounts/roles'
import { m } from '../../paraglide/messages.js'
import { Checkbox } from '../../ui/checkbox.tsx'
import { PriceViewers } from './price-viewers.tsx'
import styles from './studio-people.module.css'

const { user, sales_agent, project_editor, project_admin } = ROLES

export type PriceRole = typeof user | typeof sales_agent | typeof project_editor | typeof project_admin

const ROWS: readonly { roleId: PriceRole; name: () => string }[] = [
  { roleId: user, name: m.studio_prices_buyers },
  { roleId: sales_agent, name: m.studio_prices_agents },
  { roleId: project_editor, name: m.studio_prices_editors },
  { roleId: project_admin, name: m.studio_prices_admins },
]

interface PricesOnSiteProps {
  projectId: number
  roles: readonly number[]
  onRoles: (roles: PriceRole[]) => void
}

/** Whose prices show on the site: only people on the project whose role is ticked, with no exception (ACC-09). */
export function PricesOnSite({ projectId, roles, onRoles }: PricesOnSiteProps) {
  const ticked = ROWS.map(({ roleId }) => roleId).filter((roleId) => roles.includes(roleId))
  return (
    <section>
      <h2 className={styles.heading}>{m.studio_prices_title()}</h2>
      {ROWS.map(({ roleId, name }) => (
        <Checkbox
          key={roleId}
          checked={ticked.includes(roleId)}
          onChange={(on) => onRoles(on ? [...ticked, roleId] : ticked.filter((one) => one !== roleId))}
        >
          {name()}
        </Checkbox>
      ))}
      <PriceViewers projectId={projectId} />
      <p className={styles.note}>{m.studio_prices_note()}</p>
    </section>
  )
}
