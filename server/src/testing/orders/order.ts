import fc from 'fast-check'

/** Whoever works on a project, those who may do most first: an order that fails is shrunk towards them. */
const ROLES = { project_admin: 5, project_editor: 3, sales_agent: 2, super_admin: 1 } as const

/** What people do, and how often of a hundred times or so. Simple things first, for the same reason. */
const DEEDS = {
  add: 12,
  change: 16,
  rename: 6,
  show: 8,
  save: 6,
  remove: 10,
  publish: 8,
  claim: 10,
  convert: 10,
  release: 4,
  correct: 3,
  extend: 2,
  join: 4,
  leave: 2,
  line: 1,
  status: 6,
  settings: 3,
  invite: 3,
  accept: 3,
  role: 3,
  dismiss: 3,
  list: 3,
  undo: 16,
} as const

export type Deed = keyof typeof DEEDS

/** One thing that one of them does. `a`, `b` and `c` choose among what is there when it is done. */
export type Step = { who: keyof typeof ROLES; deed: Deed; a: number; b: number; c: number }

/**
 * What happens next: somebody does something; two do something at once; somebody does something and takes it back at once;
 * something is taken back, and that again.
 */
export type Move =
  | { kind: 'one'; step: Step }
  | { kind: 'two'; step: Step; other: Step }
  | { kind: 'undone'; step: Step }
  | { kind: 'redone'; a: number }

const MANY = 11

/** One of these, as often as its number says. */
const weighted = <Of extends string>(weights: Readonly<Record<Of, number>>): fc.Arbitrary<Of> =>
  fc.oneof(
    ...(Object.entries(weights) as [Of, number][]).map(([one, weight]) => ({
      arbitrary: fc.constant(one),
      weight,
    })),
  )

const choice = fc.nat(MANY)
const step: fc.Arbitrary<Step> = fc.record({
  who: weighted(ROLES),
  deed: weighted(DEEDS),
  a: choice,
  b: choice,
  c: choice,
})

const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ kind: fc.constant('one'), step }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('two'), step, other: step }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('undone'), step }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('redone'), a: fc.nat(MANY) }) },
)

/**
 * An order of at most so many moves. A failing one is shrunk by leaving out half of it, a quarter, ... one move, then by
 * what its moves do at once: each try plays an order anew, and fast-check's own way of shrinking a list takes a hundred
 * tries to get rid of what ten do.
 */
export const orderOf = (moves: number): fc.Arbitrary<Move[]> =>
  new Orders(fc.array(move, { minLength: 1, maxLength: moves, size: 'max' }))

class Orders extends fc.Arbitrary<Move[]> {
  readonly drawn: fc.Arbitrary<Move[]>

  constructor(drawn: fc.Arbitrary<Move[]>) {
    super()
    this.drawn = drawn
  }

  generate(random: fc.Random, bias: number | undefined): fc.Value<Move[]> {
    // As plain objects: that is how a failing order is printed.
    return new fc.Value(structuredClone(this.drawn.generate(random, bias).value), undefined)
  }

  canShrinkWithoutContext(order: unknown): order is Move[] {
    return Array.isArray(order)
  }

  /** `left` is how many moves the last try that still failed left out: larger parts were tried before. */
  shrink(order: Move[], left: unknown): fc.Stream<fc.Value<Move[]>> {
    return fc.stream(shorter(order, typeof left === 'number' ? left : Math.ceil(order.length / 2)))
  }
}

function* shorter(order: readonly Move[], most: number): Generator<fc.Value<Move[]>> {
  for (let part = Math.min(most, order.length - 1); part >= 1; part = part === 1 ? 0 : Math.ceil(part / 2))
    for (let end = order.length; end > 0; end -= part)
      yield new fc.Value(order.toSpliced(Math.max(end - part, 0), part), part)
  for (const [nth, one] of order.entries())
    for (const simpler of simplerThan(one)) yield new fc.Value(order.with(nth, simpler), 0)
}

function simplerThan(one: Move): Move[] {
  if (one.kind === 'two')
    return [
      { kind: 'one', step: one.step },
      { kind: 'one', step: one.other },
    ]
  return one.kind === 'undone' ? [{ kind: 'one', step: one.step }] : []
}

export const stepsIn = (order: readonly Move[]): number =>
  order.reduce((sum, one) => sum + (one.kind === 'one' ? 1 : 2), 0)
