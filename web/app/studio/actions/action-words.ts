import type { Answer } from '@belvedere/contract/client-types'
import { APARTMENT_STATUSES } from '@belvedere/domain/apartments/apartment-status'
import type { SummaryOf } from '@belvedere/domain/history/action-summary'
import { statusWord } from '../../i18n/status-words.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'

export type Action = Answer<'GET /api/v1/studio/projects/{projectId}/actions'>[number]
type Summary = Action['summary']

type Counted = (of: { count: number }) => string
type Named = (of: { name: string }) => string

/** Of one thing its name, of several how many; where nothing is known of it, both are the same. */
const of =
  (many: Counted, one?: Named) =>
  ({ count, name }: Summary): string =>
    one && name !== null && count === 1 ? one({ name }) : many({ count })

const WORDS: Readonly<Record<Exclude<SummaryOf, 'by-kind'>, (summary: Summary) => string>> = {
  prices: (summary) => withPercent(of(m.studio_did_prices_of, m.studio_did_price_of)(summary), summary),
  statuses: statusesWords,
  'apartments-added': of(m.studio_did_apartments_add, m.studio_did_add),
  'apartments-changed': of(m.studio_did_apartments, m.studio_did_change),
  'apartments-removed': of(m.studio_did_apartments_remove, m.studio_did_remove),
  'types-changed': of(m.studio_did_types),
  renamed: of(m.studio_did_names, m.studio_did_rename),
  titled: of(m.studio_did_names, m.studio_did_title),
  described: of(m.studio_did_texts, m.studio_did_describe),
  captioned: of(m.studio_did_captions),
  'pictures-added': of(m.studio_did_pictures_add),
  'pictures-changed': of(m.studio_did_pictures_change),
  'pictures-ordered': m.studio_did_pictures_order,
  'pictures-removed': of(m.studio_did_pictures_remove),
  'pictures-replaced': of(m.studio_did_pictures_replace),
  'pictures-cut': of(m.studio_did_pictures_cut),
  'outlines-drawn': of(m.studio_did_draw),
  'outlines-mask': of(m.studio_did_draw_mask),
  'outlines-grid': of(m.studio_did_draw_grid),
  'outlines-copied': of(m.studio_did_draw_copy),
  'outlines-carried': of(m.studio_did_draw_carry),
  'outlines-imported': of(m.studio_did_draw_import),
  'outlines-changed': of(m.studio_did_outlines),
  'outlines-removed': of(m.studio_did_draw_remove),
  'places-added': of(m.studio_did_places_add, m.studio_did_add),
  'places-changed': of(m.studio_did_places, m.studio_did_change),
  'places-removed': of(m.studio_did_places_remove, m.studio_did_remove),
  'places-ordered': m.studio_did_places_order,
  'places-moved': of(m.studio_did_places, m.studio_did_move),
  'views-added': of(m.studio_did_views_add),
  'views-changed': of(m.studio_did_views_change),
  'views-ordered': m.studio_did_views_order,
  'views-removed': of(m.studio_did_views_remove),
  'points-added': of(m.studio_did_points_add),
  'points-changed': of(m.studio_did_points_change),
  'points-removed': of(m.studio_did_points_remove),
  'menu-changed': m.studio_did_menu,
  'packages-changed': of(m.studio_did_packages),
  imported: m.studio_did_import,
  published: ({ count }) => (count > 0 ? m.studio_did_publish_count({ count }) : m.studio_did_publish()),
}

/** What is said by what was done alone. */
const KINDS: Readonly<Record<string, () => string>> = {
  'account.block': m.studio_did_block,
  'account.delete': m.studio_did_account_delete,
  'account.unblock': m.studio_did_unblock,
  'api-keys.add': m.studio_did_key_add,
  'api-keys.withdraw': m.studio_did_key_withdraw,
  'invitations.add': m.studio_did_invite,
  'invitations.again': m.studio_did_invite_again,
  'invitations.change': m.studio_did_invite_change,
  'invitations.withdraw': m.studio_did_invite_withdraw,
  'people.accept': m.studio_did_invite_accept,
  'people.change': m.studio_did_role,
  'people.portrait': m.studio_did_portrait,
  'people.remove': m.studio_did_person_remove,
  'preview-links.add': m.studio_did_link_add,
  'preview-links.withdraw': m.studio_did_link_withdraw,
  'price-viewers.add': m.studio_did_viewer_add,
  'price-viewers.remove': m.studio_did_viewer_remove,
  'project.change': m.studio_did_settings,
  'projects.add': m.studio_did_opened,
  'projects.hosts': m.studio_did_hosts,
  'projects.remove': m.studio_did_project_remove,
  'waiting.join': m.studio_did_waiting_join,
  'waiting.leave': m.studio_did_waiting_leave,
  'waiting.order': m.studio_did_waiting_order,
  'webhooks.add': m.studio_did_hook_add,
  'webhooks.change': m.studio_did_hook_change,
  'webhooks.remove': m.studio_did_hook_remove,
}

/** And of whom or what, where that is known. */
const KINDS_OF: Readonly<Record<string, Named>> = {
  'claim.correct': m.studio_did_correct,
  'claim.expired': m.studio_did_expire,
  'claim.extend': m.studio_did_extend,
  'people.change': m.studio_did_role_of,
  'people.remove': m.studio_did_person_remove_of,
}

/** What someone did, in a few words that follow their name. */
export function actionWords({ kind, summary }: Pick<Action, 'kind' | 'summary'>): string {
  const { what, name, count } = summary
  if (what !== 'by-kind') return WORDS[what](summary)
  const named = name === null ? undefined : KINDS_OF[kind]?.({ name })
  const [area = ''] = kind.split('.')
  return named ?? KINDS[kind]?.() ?? AREAS[area]?.() ?? m.studio_did_other({ count })
}

/** Whatever else is done to these. */
const AREAS: Readonly<Record<string, () => string>> = {
  buyer: m.studio_did_buyer,
  claim: m.studio_did_claim,
  look: m.studio_did_look,
  people: m.studio_did_people,
  restored: m.studio_did_restored,
  undo: m.studio_did_undo,
}

const percentWord = (percent: number): string => {
  const options = { maximumFractionDigits: 1, signDisplay: 'exceptZero' } as const
  return `${new Intl.NumberFormat(getLocale(), options).format(percent)} %`
}

/** "changed prices of 10 apartments, +3 %". */
function withPercent(what: string, { percent }: Summary): string {
  if (!percent) return what
  const [lowest, highest] = [percentWord(percent.lowest), percentWord(percent.highest)]
  return m.studio_did_by_percent({
    what,
    percent: lowest === highest ? highest : m.studio_did_percents({ lowest, highest }),
  })
}

/** "set R1-204 to Reserved", "changed 4 statuses: 3 Reserved, 1 Sold". */
function statusesWords({ count, name, statuses }: Summary): string {
  const became = APARTMENT_STATUSES.filter((status) => statuses[status])
  const [status] = became
  if (status && name !== null && count === 1) return m.studio_did_set({ name, status: statusWord(status) })
  const parts = became.map((one) => `${statuses[one]} ${statusWord(one)}`).join(', ')
  return m.studio_did_counted({ what: m.studio_did_status({ count }), parts })
}

/** Which things, and where: what the line above has not said yet. */
export function actionPlace({ summary, names, where }: Pick<Action, 'summary' | 'names' | 'where'>): string {
  const { what, count, name, parts } = summary
  if (what === 'imported') {
    const brought = [
      parts.prices > 0 && m.studio_did_import_prices({ count: parts.prices }),
      parts.statuses > 0 && m.studio_did_import_statuses({ count: parts.statuses }),
      parts.added > 0 && m.studio_did_import_new({ count: parts.added }),
    ].filter((part) => part !== false)
    const list = brought.join(', ')
    return name !== null && list !== '' ? m.studio_did_counted({ what: name, parts: list }) : (name ?? list)
  }
  const ofApartments = what === 'prices' || what === 'statuses' || what.startsWith('apartments-')
  const said = ofApartments && count > 1 ? names : where.filter((one) => one !== name)
  const more = ofApartments && count > names.length && names.length > 0 && count > 1
  return more ? m.studio_and_more({ names: said.join(', '), count: count - names.length }) : said.join(', ')
}
