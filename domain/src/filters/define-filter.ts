/** What the filters look at. */
export interface FilterableApartment {
  readonly id: number
  readonly status: string
  readonly floor: number
  readonly area?: number | null | undefined
  readonly totalArea?: number | null | undefined
  readonly apartmentTypeId: number
  readonly properties: {
    readonly price?: string | undefined
    readonly orientation?: string | undefined
    readonly levels?: number | undefined
  }
}

interface Definition<Field extends string, Value> {
  /** Its field in the filter state (FLT-13). */
  readonly field: Field
  /** Its name in the search page's address (FLT-14). */
  readonly key: string
  /** The value that leaves nothing out. */
  readonly empty: Value
  /** Does it leave something out? Only then it is asked which apartments pass, and told in the address. */
  readonly isActive: (value: Value) => boolean
  /** Prepared once for a value, so that thousands of apartments pass quickly. */
  readonly test: (value: Value) => (apartment: FilterableApartment) => boolean
  readonly write: (value: Value) => string
  /** What an address tells wrongly filters nothing. */
  readonly read: (text: string) => Value
}

type Holding<Field extends string, Value> = { readonly [Key in Field]: Value }

/** One filter over the state that holds its field, so that all of them can be gone over as one list. */
export interface Filter<Field extends string, Value> {
  readonly field: Field
  readonly key: string
  readonly empty: Holding<Field, Value>
  valueIn(state: Holding<Field, Value>): Value
  holding(value: Value): Holding<Field, Value>
  isActive(state: Holding<Field, Value>): boolean
  test(state: Holding<Field, Value>): (apartment: FilterableApartment) => boolean
  write(state: Holding<Field, Value>): string
  read(text: string): Holding<Field, Value>
}

export function defineFilter<const Field extends string, Value>(
  definition: Definition<Field, Value>,
): Filter<Field, Value> {
  const { field, key } = definition
  const holding = (value: Value) => ({ [field]: value }) as Holding<Field, Value>
  return {
    field,
    key,
    empty: holding(definition.empty),
    valueIn: (state) => state[field],
    holding,
    isActive: (state) => definition.isActive(state[field]),
    test: (state) => definition.test(state[field]),
    write: (state) => definition.write(state[field]),
    read: (text) => holding(definition.read(text)),
  }
}
