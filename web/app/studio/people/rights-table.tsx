import { hasRight, type Right } from '@belvedere/domain/accounts/rights'
import { ROLES } from '@belvedere/domain/accounts/roles'
import { m } from '../../paraglide/messages.js'
import { StaffIcon } from '../../staff/ui/staff-icon.tsx'
import hidden from '../../ui/visually-hidden.module.css'
import { roleWord, STAFF_ROLES } from './role-words.ts'
import styles from './studio-rights-table.module.css'

const HERE = 1
const COLUMNS = [...STAFF_ROLES, ROLES.super_admin]

const ROWS: readonly { name: () => string; right: Right }[] = [
  { name: m.studio_may_content, right: { resource: 'content', permission: 'write' } },
  { name: m.studio_may_statuses, right: { resource: 'statuses', permission: 'write' } },
  { name: m.studio_may_enquiries, right: { resource: 'enquiries', permission: 'write' } },
  { name: m.studio_may_prices, right: { resource: 'prices', permission: 'write' } },
  { name: m.studio_may_look, right: { resource: 'look', permission: 'write' } },
  { name: m.studio_may_people, right: { resource: 'users', permission: 'write' } },
  { name: m.studio_may_projects, right: { resource: 'projects', permission: 'write' } },
]

const may = (roleId: number, right: Right) =>
  hasRight({ id: 0, superAdmin: roleId === ROLES.super_admin, roles: new Map([[HERE, roleId]]) }, right, HERE)

/** Who may do what, as the one table of rights says it. */
export function RightsTable() {
  return (
    <table className={styles.rights}>
      <thead>
        <tr>
          <th scope="col">{m.studio_who_may_what()}</th>
          {COLUMNS.map((roleId) => (
            <th key={roleId} scope="col">
              {roleWord(roleId)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map(({ name, right }) => (
          <tr key={right.resource}>
            <th scope="row">{name()}</th>
            {COLUMNS.map((roleId) => (
              <td key={roleId}>
                {may(roleId, right) ? (
                  <>
                    <StaffIcon name="check" size={18} />
                    <span className={hidden.hidden}>{m.studio_yes()}</span>
                  </>
                ) : (
                  <>
                    <span aria-hidden="true">–</span>
                    <span className={hidden.hidden}>{m.studio_no()}</span>
                  </>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
