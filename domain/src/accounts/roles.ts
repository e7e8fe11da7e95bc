export const ROLES = {
  super_admin: 1,
  project_admin: 2,
  project_editor: 3,
  user: 4,
  sales_agent: 5,
} as const

export type RoleName = keyof typeof ROLES
