import { defineFilter, type FilterableApartment } from './define-filter.ts'

export type Range = readonly [min: number, max: number]

interface RangeDefinition<Field extends string> {
  readonly field: Field
  readonly key: string
  /** What is measured; an apartment without it always passes. */
  readonly measure: (apartment: FilterableApartment) => number | undefined
  /** Where it ends, of what is more than a point. */
  readonly measureTo?: (apartment: FilterableApartment) => number
  /** By how much an apartment may miss the range. */
  readonly tolerance?: number
  /** From one value to the next on the slider. */
  readonly step: number
}

const UNBOUNDED: Range = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
const BETWEEN = '..'
const NUMBER = /^-?\d+(\.\d+)?$/

/** A filter by something that is measured, between a least and a greatest value: "60..90" in the address. */
export function defineRange<const Field extends string>({
  field,
  key,
  measure,
  measureTo,
  tolerance = 0,
  step,
}: RangeDefinition<Field>) {
  const filter = defineFilter<Field, Range>({
    field,
    key,
    empty: UNBOUNDED,
    isActive: (range) => range.some(Number.isFinite),
    test: ([least, greatest]) => {
      return (apartment) => {
        const value = measure(apartment)
        if (value === undefined) return true
        return (measureTo?.(apartment) ?? value) >= least - tolerance && value <= greatest + tolerance
      }
    },
    write: (range) => range.map((end) => (Number.isFinite(end) ? String(end) : '')).join(BETWEEN),
    read: (text) => {
      const [least = '', greatest = ''] = text.split(BETWEEN)
      const end = (part: string, open: number) => (NUMBER.test(part) ? Number(part) : open)
      const [from, to] = [end(least, UNBOUNDED[0]), end(greatest, UNBOUNDED[1])]
      return from <= to ? [from, to] : [to, from]
    },
  })
  return { ...filter, measure, measureTo, step }
}
