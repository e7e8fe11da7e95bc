import type { PRICE_ROLES, Prices } from '@belvedere/domain/accounts/price-settings'
import { ROLES } from '@belvedere/domain/accounts/roles'
import { m } from '../../paraglide/messages.js'
import { Checkbox } from '../../ui/checkbox.tsx'
import { PriceChoice } from '../ui/price-choice.tsx'
import { PriceViewers } from './price-viewers.tsx'
import styles from './studio-people.module.css'

export type PriceRole = (typeof PRICE_ROLES)[number]

const { user, sales_agent, project_editor, project_admin } = ROLES

const ROWS: readonly { roleId: PriceRole; name: () => string }[] = [
  { roleId: user, name: m.studio_prices_buyers },
  { roleId: sales_agent, name: m.studio_prices_agents },
  { roleId: project_editor, name: m.studio_prices_editors },
  { roleId: project_admin, name: m.studio_prices_admins },
]

interface PricesOnSiteProps {
  projectId: number
  prices: Prices
  roles: readonly number[]
  /** How many see prices as buyers, once that is known. */
  buyers: number | undefined
  onPrices: (prices: Prices) => void
  onRoles: (roles: PriceRole[]) => void
  onViewers: () => void
}

/** Whose prices are on the site: everybody's, nobody's, or people on the project whose role is ticked (ACC-09, STU-09). */
export function PricesOnSite({
  projectId,
  prices,
  roles,
  buyers,
  onPrices,
  onRoles,
  onViewers,
}: PricesOnSiteProps) {
  const ticked = ROWS.map(({ roleId }) => roleId).filter((roleId) => roles.includes(roleId))
  return (
    <section>
      <h2 className={styles.heading}>{m.studio_prices_title()}</h2>
      <PriceChoice
        prices={prices}
        onChoose={onPrices}
        named={
          <>
            {ROWS.map(({ roleId, name }) => (
              <Checkbox
                key={roleId}
                checked={ticked.includes(roleId)}
                onChange={(on) => onRoles(on ? [...ticked, roleId] : ticked.filter((one) => one !== roleId))}
              >
                <span>
                  {name()}
                  {roleId === user && buyers !== undefined && (
                    <small className={styles.counted}>
                      {m.studio_prices_buyers_count({ count: buyers })}
                    </small>
                  )}
                </span>
              </Checkbox>
            ))}
            <PriceViewers projectId={projectId} onChanged={onViewers} />
          </>
        }
      />
      <p className={styles.note}>{m.studio_prices_note()}</p>
    </section>
  )
}
