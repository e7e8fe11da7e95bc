import { m } from '../../paraglide/messages.js'
import { Checkbox } from '../../ui/checkbox.tsx'
import choices from './choices.module.css'
import type { FilterControlProps } from './filter-props.ts'
import { toggled } from './toggled.ts'

/** None chosen means any. */
export function TypeChoices({ filter, facts, onChange }: FilterControlProps) {
  const chosen = filter.selectedApartmentTypes
  return (
    <fieldset className={choices.choices}>
      <legend className={choices.legend}>{m.type()}</legend>
      {facts.types.map(({ id, name }) => (
        <Checkbox
          key={id}
          checked={chosen.includes(id)}
          onChange={(on) => onChange({ selectedApartmentTypes: toggled(chosen, id, on) })}
        >
          <span className={choices.word}>{name}</span>
          <span className={choices.count}>{facts.typeCounts.get(id) ?? 0}</span>
        </Checkbox>
      ))}
    </fieldset>
  )
}
