import { roleWord, STAFF_ROLES, type StaffRole } from './role-words.ts'
import styles from './studio-people.module.css'

interface RoleSelectProps {
  /** Whose role it is, for screen readers. */
  label: string
  roleId: number
  onChoose: (roleId: StaffRole) => void
}

export function RoleSelect({ label, roleId, onChoose }: RoleSelectProps) {
  return (
    <select
      className={styles.select}
      aria-label={label}
      value={roleId}
      onChange={({ target }) => onChoose(Number(target.value) as StaffRole)}
    >
      {STAFF_ROLES.map((role) => (
        <option key={role} value={role}>
          {roleWord(role)}
        </option>
      ))}
    </select>
  )
}
