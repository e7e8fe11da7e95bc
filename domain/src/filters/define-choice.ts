import { defineFilter, type FilterableApartment } from './define-filter.ts'

interface ChoiceDefinition<Field extends string, Choice> {
  readonly field: Field
  readonly key: string
  /** Which of the choices an apartment is found under. */
  readonly traits: (apartment: FilterableApartment) => readonly Choice[]
  readonly parse: (text: string) => Choice | undefined
}

const AND = '-'

/** A filter by what is chosen from a list: nothing chosen means anything goes. "3-4" in the address. */
export function defineChoice<const Field extends string, Choice extends string | number>({
  field,
  key,
  traits,
  parse,
}: ChoiceDefinition<Field, Choice>) {
  const filter = defineFilter<Field, readonly Choice[]>({
    field,
    key,
    empty: [],
    isActive: (chosen) => chosen.length > 0,
    test: (chosen) => {
      const wanted = new Set(chosen)
      return (apartment) => traits(apartment).some((trait) => wanted.has(trait))
    },
    write: (chosen) => chosen.join(AND),
    read: (text) => [...new Set(text.split(AND).map(parse))].filter((choice) => choice !== undefined),
  })
  type State = typeof filter.empty
  return {
    ...filter,
    traits,
    isChosen: (state: State, choice: Choice) => filter.valueIn(state).includes(choice),
    choose(state: State, choice: Choice, on: boolean): State {
      const others = filter.valueIn(state).filter((other) => other !== choice)
      return filter.holding(on ? [...others, choice] : others)
    },
  }
}
