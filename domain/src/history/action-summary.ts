import type { ApartmentStatus } from '../apartments/apartment-status.ts'
import { MEDIA_TYPES } from '../content/media-types.ts'
import type { OutlineSource } from '../content/outline-sources.ts'

/** Rows of one kind that an action touched: of a thing itself, or of what waits of it for Publish. */
export interface TouchedRows {
  /** As tables are called: `buildings`, `camera_views`, `apartment_prices`. */
  readonly kind: string
  readonly draft: boolean
  /** How many things: each may have been touched twice. */
  readonly things: number
  readonly added: number
  readonly changed: number
  readonly removed: number
}

/** What the record says of an action, prices only to those who may see them. */
export interface ActionFacts {
  /** As it was recorded: `buildings.change`. */
  readonly kind: string
  readonly rows: readonly TouchedRows[]
  /** Names of the fields that changed. */
  readonly fields: readonly string[]
  /** Types of the media that were touched. */
  readonly mediaTypes: readonly number[]
  /** Whether those hang on a camera view. */
  readonly onView: boolean
  /** How outlines came to be. */
  readonly sources: readonly string[]
  /** Outlines that were wiped off their picture. */
  readonly wiped: number
  /** Published titles whose place was published with them: one change, as before Publish (decision 233). */
  readonly headed: number
  /** By what statuses apartments have now. */
  readonly statuses: Readonly<Partial<Record<ApartmentStatus, number>>>
  /** How prices moved, in per cent; null where one of them was not there before. */
  readonly moved: { readonly lowest: number; readonly highest: number } | null
  /** What something was named. */
  readonly named: string | null
  /** The only thing that was touched, as it is called. */
  readonly only: string | null
  /** Of a list that was imported. */
  readonly fileName: string | null
}

export const ACTION_SUMMARIES = [
  'prices',
  'statuses',
  'apartments-added',
  'apartments-changed',
  'apartments-removed',
  'types-changed',
  'renamed',
  'titled',
  'described',
  'captioned',
  'pictures-added',
  'pictures-changed',
  'pictures-ordered',
  'pictures-removed',
  'pictures-replaced',
  'pictures-cut',
  'outlines-drawn',
  'outlines-mask',
  'outlines-grid',
  'outlines-copied',
  'outlines-carried',
  'outlines-imported',
  'outlines-changed',
  'outlines-removed',
  'places-added',
  'places-changed',
  'places-removed',
  'places-ordered',
  'places-moved',
  'views-added',
  'views-changed',
  'views-ordered',
  'views-removed',
  'points-added',
  'points-changed',
  'points-removed',
  'menu-changed',
  'packages-changed',
  'imported',
  'published',
  /** Said by the action's own kind. */
  'by-kind',
] as const

export type SummaryOf = (typeof ACTION_SUMMARIES)[number]

/** What an action did, before anybody puts it in words (STU-08). */
export interface ActionSummary {
  readonly what: SummaryOf
  readonly count: number
  /** Of the thing, where it was one. */
  readonly name: string | null
  /** How prices moved: the same twice where they all moved alike. */
  readonly percent: { readonly lowest: number; readonly highest: number } | null
  readonly statuses: ActionFacts['statuses']
  /** Of an import, beside each other. */
  readonly parts: { readonly prices: number; readonly statuses: number; readonly added: number }
}

/** Prices that were rounded to 500 € after they moved by the same per cent differ by so much of a per cent. */
const ALIKE = 0.5

export function actionSummary(facts: ActionFacts): ActionSummary {
  const [what, count] = whatIs(facts)
  return {
    what,
    count,
    name:
      what === 'imported' ? facts.fileName : what === 'renamed' ? (facts.named ?? facts.only) : facts.only,
    percent: facts.moved && percentOf(facts.moved),
    statuses: facts.statuses,
    parts: {
      prices: total(facts, 'apartment_prices'),
      statuses: Object.values(facts.statuses).reduce((sum, number) => sum + number, 0),
      added: sumOf(facts, 'added', 'apartments'),
    },
  }
}

const tenth = (percent: number) => Math.round(percent * 10) / 10

function percentOf({ lowest, highest }: { lowest: number; highest: number }) {
  const middle = tenth((lowest + highest) / 2)
  return highest - lowest <= ALIKE
    ? { lowest: middle, highest: middle }
    : { lowest: tenth(lowest), highest: tenth(highest) }
}

type Way = 'added' | 'changed' | 'removed'

const sumOf = ({ rows }: ActionFacts, way: Way, ...kinds: readonly string[]) =>
  rows.filter(({ kind, draft }) => !draft && kinds.includes(kind)).reduce((sum, row) => sum + row[way], 0)

/** Things of a kind, or what waits of them: whichever there is more of, since a draft touches its thing. */
function total({ rows }: ActionFacts, kind: string): number {
  return Math.max(0, ...rows.filter((row) => row.kind === kind).map(({ things }) => things))
}

const SOURCES: Readonly<Record<OutlineSource, SummaryOf>> = {
  drawn: 'outlines-drawn',
  mask: 'outlines-mask',
  grid: 'outlines-grid',
  copied: 'outlines-copied',
  carried: 'outlines-carried',
  imported: 'outlines-imported',
}

function whatIs(facts: ActionFacts): [SummaryOf, number] {
  const [area = '', way = ''] = facts.kind.split('.')
  switch (area) {
    case 'apartments':
    case 'apartment':
      return ofApartments(facts)
    case 'claim':
      // A hold that ran out, or goes on, is more than the status that follows from it.
      return way === 'claim' || way === 'convert' || way === 'release' ? ofApartments(facts) : byKind(facts)
    case 'publish':
      return ['published', drafted(facts) - facts.headed]
    case 'apartment-types':
      return ['types-changed', total(facts, 'apartment_types')]
    case 'import':
      return ['imported', total(facts, 'apartments')]
    case 'outlines':
      return ofOutlines(facts)
    case 'media':
      return ofMedia(facts, way)
    case 'masterplans':
    case 'buildings':
      return ofThings(facts, { kinds: ['masterplans', 'buildings'], as: 'places' })
    case 'camera-views':
      return ofThings(facts, { kinds: ['camera_views', 'pois'], as: 'views' })
    case 'info-points':
      return ofThings(facts, { kinds: ['info_points', 'pois'], as: 'points' })
    case 'menu-items':
    case 'client-apps':
      return ['menu-changed', Math.max(total(facts, 'menu_items'), total(facts, 'client_apps'))]
    case 'package':
    case 'packages':
      return ['packages-changed', Math.max(1, total(facts, 'packages'))]
    default:
      return byKind(facts)
  }
}

const byKind = ({ rows }: ActionFacts): [SummaryOf, number] => [
  'by-kind',
  rows.reduce((sum, row) => sum + row.things, 0),
]

const drafted = ({ rows }: ActionFacts) =>
  rows.filter(({ draft }) => draft).reduce((sum, row) => sum + row.removed, 0)

function ofApartments(facts: ActionFacts): [SummaryOf, number] {
  const [added, removed] = [sumOf(facts, 'added', 'apartments'), sumOf(facts, 'removed', 'apartments')]
  if (added > 0) return ['apartments-added', added]
  if (removed > 0) return ['apartments-removed', removed]
  const prices = total(facts, 'apartment_prices')
  if (prices > 0) return ['prices', prices]
  const statuses = Object.values(facts.statuses).reduce((sum, number) => sum + number, 0)
  if (statuses > 0) return ['statuses', statuses]
  const count = total(facts, 'apartments')
  return facts.named !== null && count === 1 ? ['renamed', 1] : ['apartments-changed', count]
}

function ofOutlines(facts: ActionFacts): [SummaryOf, number] {
  const count = total(facts, 'outlines')
  const removed = Math.max(facts.wiped, sumOf(facts, 'removed', 'outlines'))
  if (removed > 0 && removed === count) return ['outlines-removed', removed]
  const added = sumOf(facts, 'added', 'outlines')
  const [source, other] = facts.sources
  const made = source !== undefined && other === undefined ? SOURCES[source as OutlineSource] : undefined
  if (added > 0) return [made ?? 'outlines-drawn', count]
  // By hand an outline is moved; any other way makes it anew.
  return made && made !== 'outlines-drawn' ? [made, count] : ['outlines-changed', count]
}

function ofMedia(facts: ActionFacts, way: string): [SummaryOf, number] {
  const count = Math.max(1, total(facts, 'media'))
  if (way === 'tiles') return ['pictures-cut', count]
  if (way === 'replace') return ['pictures-replaced', count]
  const { mediaTypes, onView, fields } = facts
  const isOnly = (type: number) => mediaTypes.length > 0 && mediaTypes.every((one) => one === type)
  // A view has no other name than its title.
  if (isOnly(MEDIA_TYPES.poi_title)) return [onView ? 'renamed' : 'titled', count]
  if (isOnly(MEDIA_TYPES.description) || isOnly(MEDIA_TYPES.project_text_description))
    return ['described', count]
  if (sumOf(facts, 'removed', 'media') > 0 || way === 'remove' || way === 'drop')
    return ['pictures-removed', count]
  if (way === 'upload' || sumOf(facts, 'added', 'media') > 0) return ['pictures-added', count]
  if (fields.includes('texts')) return ['captioned', count]
  return [fields.includes('order') ? 'pictures-ordered' : 'pictures-changed', count]
}

interface Things {
  readonly kinds: readonly string[]
  readonly as: 'places' | 'views' | 'points'
}

/** Masterplans and buildings, how cameras see them, what is told about points on them. */
function ofThings(facts: ActionFacts, { kinds, as }: Things): [SummaryOf, number] {
  const count = Math.max(1, ...kinds.map((kind) => total(facts, kind)))
  const has = (...names: readonly string[]) => names.some((name) => facts.fields.includes(name))
  const added = sumOf(facts, 'added', ...kinds)
  if (added > 0) return [`${as}-added`, added]
  const removed = sumOf(facts, 'removed', ...kinds)
  if (removed > 0) return [`${as}-removed`, removed]
  if (as === 'points') return ['points-changed', count]
  if (as === 'views') return [has('order', 'sort_order') ? 'views-ordered' : 'views-changed', count]
  if (facts.named !== null) return ['renamed', count]
  if (has('parentId', 'masterplanId', 'parent_id', 'masterplan_id')) return ['places-moved', count]
  if (has('order', 'sort_order')) return ['places-ordered', count]
  return ['places-changed', count]
}
