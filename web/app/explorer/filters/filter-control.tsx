import type { FilterName } from '@belvedere/domain/filters/filters'
import { ChoiceList } from './choice-list.tsx'
import type { FilterControlProps } from './filter-props.ts'
import { FILTER_VIEWS } from './filter-views.ts'
import { RangeChoice } from './range-choice.tsx'

/** What sets a filter, wherever it stands: in its card, under all filters, on the search page. */
export function FilterControl({ name, filter, facts, onChange }: FilterControlProps & { name: FilterName }) {
  const view = FILTER_VIEWS[name]
  if ('range' in view)
    return (
      <RangeChoice
        view={view}
        facts={facts.ranges.get(name)}
        range={view.range.valueIn(filter)}
        onChange={(range) => onChange(view.range.holding(range))}
      />
    )
  return (
    <ChoiceList name={name} legend={view.name()} choices={view.choices(filter, facts)} onChange={onChange} />
  )
}
