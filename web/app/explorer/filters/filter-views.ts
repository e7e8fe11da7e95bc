import { NUMBERED_STATUSES, type NumberedStatus } from '@belvedere/domain/apartments/apartment-status'
import { COMPASS_DIRECTIONS } from '@belvedere/domain/apartments/orientation'
import { areaFilter } from '@belvedere/domain/filters/area-filter'
import { countChoices } from '@belvedere/domain/filters/filter-apartments'
import { thumbsAt } from '@belvedere/domain/filters/filter-bounds'
import type { ApartmentFilter, FilterName, RangeFilter } from '@belvedere/domain/filters/filters'
import { floorFilter } from '@belvedere/domain/filters/floor-filter'
import { orientationFilter } from '@belvedere/domain/filters/orientation-filter'
import { priceFilter } from '@belvedere/domain/filters/price-filter'
import { statusFilter } from '@belvedere/domain/filters/status-filter'
import { typeFilter } from '@belvedere/domain/filters/type-filter'
import { formatMoney } from '@belvedere/domain/sales/money'
import { compassWord } from '../../i18n/orientation-words.ts'
import { statusWord } from '../../i18n/status-words.ts'
import { m } from '../../paraglide/messages.js'
import type { IconName } from '../../ui/icon.tsx'
import type { FilterFacts } from './filter-facts.ts'

interface Shown {
  readonly icon: IconName
  readonly name: () => string
  /** The present value, as buttons and rows show it. */
  readonly value: (filter: ApartmentFilter, facts: FilterFacts) => string
  /** What leaves apartments out, where the value alone does not tell. */
  readonly chip?: (filter: ApartmentFilter, facts: FilterFacts) => string
}

/** A slider with two thumbs. */
export interface RangeView extends Shown {
  readonly range: RangeFilter
  /** One end of the range: "85 m²", "8", "243,500 €". */
  readonly say: (value: number) => string
}

/** A list of checkboxes. */
export interface ChoiceView extends Shown {
  readonly choices: (filter: ApartmentFilter, facts: FilterFacts) => readonly Choice[]
}

export interface Choice {
  readonly value: string | number
  readonly word: string
  /** In small, below. */
  readonly note?: string | undefined
  /** Whose glyph stands before the word. */
  readonly status?: NumberedStatus
  readonly count?: number
  readonly chosen: boolean
  readonly choose: (on: boolean) => Partial<ApartmentFilter>
}

/** What the filters of the domain look like and are called, in the bar, in cards and rows, on chips. */
export const FILTER_VIEWS: Readonly<Record<FilterName, RangeView | ChoiceView>> = {
  status: {
    icon: 'status',
    name: m.filter_status,
    value: (filter) =>
      statusFilter.isActive(filter)
        ? m.filter_n_of({ count: filter.apartmentStatus.length, total: NUMBERED_STATUSES.length })
        : m.filter_all_values(),
    chip: (filter) =>
      NUMBERED_STATUSES.filter((status) => statusFilter.isChosen(filter, status))
        .map(statusWord)
        .join(', ') || m.filter_none(),
    choices: (filter, { apartments }) => {
      const counts = countChoices(apartments, filter, statusFilter)
      return NUMBERED_STATUSES.map((status) => ({
        value: status,
        word: statusWord(status),
        note: status === 'reserved' ? m.and_pending() : undefined,
        status,
        count: counts.get(status) ?? 0,
        chosen: statusFilter.isChosen(filter, status),
        choose: (on) => statusFilter.choose(filter, status, on),
      }))
    },
  },
  area_range: rangeView(areaFilter, {
    icon: 'ruler',
    name: m.area,
    say: (value) => `${value}\u00a0m²`,
  }),
  floor_range: {
    ...rangeView(floorFilter, { icon: 'layers', name: m.floor, say: String }),
    // "2–8" needs to be told what it is.
    chip: (filter, facts) => `${m.floor()} ${rangeValue(floorFilter, String, filter, facts)}`,
  },
  price: rangeView(priceFilter, {
    icon: 'euro',
    name: m.filter_price,
    say: formatMoney,
    any: m.filter_any_price,
  }),
  apartment_type: {
    icon: 'bed',
    name: m.type,
    value: (filter, { types }) => {
      const [only, another] = types.filter(({ id }) => typeFilter.isChosen(filter, id))
      if (!only) return m.filter_any_type()
      return another ? m.filter_types({ count: filter.selectedApartmentTypes.length }) : only.name
    },
    choices: (filter, { apartments, types }) => {
      const counts = countChoices(apartments, filter, typeFilter)
      return types.map(({ id, name }) => ({
        value: id,
        word: name,
        count: counts.get(id) ?? 0,
        chosen: typeFilter.isChosen(filter, id),
        choose: (on) => typeFilter.choose(filter, id, on),
      }))
    },
  },
  orientation: {
    icon: 'views',
    name: m.filter_orientation,
    value: ({ selectedOrientations }) =>
      selectedOrientations.map(compassWord).join(', ') || m.filter_any_direction(),
    choices: (filter, { directions }) =>
      COMPASS_DIRECTIONS.filter((direction) => directions.has(direction)).map((direction) => ({
        value: direction,
        word: compassWord(direction),
        chosen: orientationFilter.isChosen(filter, direction),
        choose: (on) => orientationFilter.choose(filter, direction, on),
      })),
  },
}

interface RangeWords extends Pick<RangeView, 'icon' | 'name' | 'say'> {
  /** Instead of the whole range. */
  readonly any?: () => string
}

function rangeView(range: RangeFilter, { any, ...words }: RangeWords): RangeView {
  return {
    range,
    ...words,
    value: (filter, facts) =>
      any && !range.isActive(filter) ? any() : rangeValue(range, words.say, filter, facts),
  }
}

const EN_DASH = '\u2013'

function rangeValue(
  range: RangeFilter,
  say: RangeView['say'],
  filter: ApartmentFilter,
  facts: FilterFacts,
): string {
  const bounds = facts.ranges.get(range.name)?.bounds
  const value = range.valueIn(filter)
  const [from, to] = bounds ? thumbsAt(value, bounds) : value
  if (from === to) return say(from)
  // The sign stands once, after both.
  return `${say(from).replace(/\u00a0.*/, '')}${EN_DASH}${say(to)}`
}
