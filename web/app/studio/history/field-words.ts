import { toApartmentStatus } from '@belvedere/domain/apartments/apartment-status'
import { formatMoney } from '@belvedere/domain/sales/money'
import { measureWords } from '../../i18n/number-words.ts'
import { statusWord } from '../../i18n/status-words.ts'
import { m } from '../../paraglide/messages.js'
import { roleWord } from '../people/role-words.ts'
import { kindWord } from '../settings/webhook-words.ts'

const FIELDS: Readonly<Record<string, () => string>> = {
  price: m.studio_field_price,
  status: m.studio_field_status,
  floor: m.studio_field_floor,
  rooms: m.studio_field_rooms,
  area: m.studio_field_area,
  name: m.studio_field_name,
  publish: m.studio_field_publish,
  floors: m.studio_field_floors,
  parts: m.studio_field_outline,
  texts: m.studio_field_text,
  content: m.studio_field_text,
  stylesheet: m.studio_field_look,
  order: m.studio_field_order,
  sort_order: m.studio_field_order,
  apartment_type_id: m.studio_field_type,
  role_id: m.studio_field_role,
  active: m.studio_field_active,
  kinds: m.studio_field_kinds,
  withdrawn_at: m.studio_field_withdrawn,
  blocked: m.studio_field_blocked,
  sent_at: m.studio_field_sent,
  place: m.studio_field_order,
  added: m.studio_added,
  removed: m.studio_removed,
}

/** What a row is, where it has no name of its own: whose address it is the record does not say. */
const ROWS: Readonly<Record<string, () => string>> = {
  api_keys: m.studio_row_key,
  invitations: m.studio_row_invitation,
  preview_links: m.studio_row_link,
  price_viewers: m.studio_row_viewer,
  project_users: m.studio_row_person,
  users: m.studio_row_person,
  waiting_list: m.studio_row_waiting,
  webhook_endpoints: m.studio_row_hook,
}

export const rowWord = ({ table, name }: { table: string; name: string | null }) =>
  name ?? ROWS[table]?.() ?? ''

/** What people call it. */
export const fieldWord = (field: string) => (FIELDS[field] ?? m.studio_field_other)()

/** As it stands on screens; what cannot be said in a line is only said to have changed. */
export function valueWord(field: string, value: unknown): string {
  if (field === 'withdrawn_at') return value ? m.studio_yes() : m.studio_no()
  if (value === undefined || value === null || value === '') return m.studio_empty_value()
  if (field === 'price' && typeof value === 'number') return formatMoney(value)
  if (typeof value === 'boolean') return value ? m.studio_yes() : m.studio_no()
  if (field === 'name' && typeof value === 'object') return String(Object.values(value)[0] ?? '')
  if (field === 'kinds' && Array.isArray(value)) return value.map(kindWord).join(', ')
  if (field === 'role_id') return roleWord(Number(value))
  if (typeof value === 'object' || field === 'sent_at') return m.studio_changed_value()
  const status = field === 'status' ? toApartmentStatus(String(value)) : undefined
  if (status) return statusWord(status)
  return typeof value === 'number' ? measureWords(value) : String(value)
}
