import type { BarFilter } from '@belvedere/domain/filters/bar-filters'
import type { FilterControlProps } from './filter-props.ts'
import { OrientationChoices } from './orientation-choices.tsx'
import { RangeChoice } from './range-choice.tsx'
import { StatusChoices } from './status-choices.tsx'
import { TypeChoices } from './type-choices.tsx'

/** What sets a filter, wherever it stands: in its card, under all filters, on the search page. */
export function FilterControl({ name, ...control }: FilterControlProps & { name: BarFilter }) {
  const { filter, facts, onChange } = control
  switch (name) {
    case 'status':
      return <StatusChoices {...control} />
    case 'area_range':
      return (
        <RangeChoice
          of="area"
          name={name}
          facts={facts.ranges.area}
          range={filter.filterArea}
          onChange={(filterArea) => onChange({ filterArea })}
        />
      )
    case 'floor_range':
      return (
        <RangeChoice
          of="floor"
          name={name}
          facts={facts.ranges.floor}
          range={filter.filterFloor}
          onChange={(filterFloor) => onChange({ filterFloor })}
        />
      )
    case 'price':
      return (
        <RangeChoice
          of="price"
          name={name}
          facts={facts.ranges.price}
          range={filter.filterPrice}
          onChange={(filterPrice) => onChange({ filterPrice })}
        />
      )
    case 'apartment_type':
      return <TypeChoices {...control} />
    case 'orientation':
      return <OrientationChoices {...control} />
  }
}
