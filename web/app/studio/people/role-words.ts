import { ROLES } from '@belvedere/domain/accounts/roles'
import { m } from '../../paraglide/messages.js'

const WORDS: Readonly<Record<number, () => string>> = {
  [ROLES.project_admin]: m.studio_role_admin,
  [ROLES.project_editor]: m.studio_role_editor,
  [ROLES.sales_agent]: m.studio_role_agent,
  [ROLES.user]: m.studio_role_buyer,
  [ROLES.super_admin]: m.studio_role_platform,
}

export const roleWord = (roleId: number): string => WORDS[roleId]?.() ?? ''

/** Those who work on a project, in the order of what they may. */
export const STAFF_ROLES = [ROLES.project_admin, ROLES.project_editor, ROLES.sales_agent] as const

export type StaffRole = (typeof STAFF_ROLES)[number]
