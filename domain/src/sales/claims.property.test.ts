import fc from 'fast-check'
import { expect, it } from 'vitest'
import { APARTMENT_STATUSES, type ApartmentStatus } from '../apartments/apartment-status.ts'
import { CLAIM_KINDS, type ClaimKind, mayClaim, mayConvert, mayRelease, statusOfClaim } from './claims.ts'
import { mayChangeStatus, mayFollowClaim } from './status-change.ts'

type Apartment = { status: ApartmentStatus; claim: ClaimKind | 'none' }
type Deed =
  | { do: 'claim'; kind: 'hold' | 'reservation' }
  | { do: 'convert'; to: ClaimKind }
  | { do: 'release' }
  | { do: 'correct' }
  | { do: 'set'; status: ApartmentStatus }

/** Every way that RSV-01 and ENT-03 name, written out; whatever is not here is refused. */
const WAYS: Readonly<Record<string, string>> = {
  'available none, claim hold': 'pending-reservation hold',
  'available none, claim reservation': 'reserved reservation',
  'pending-reservation hold, convert reservation': 'reserved reservation',
  'reserved reservation, convert contract': 'reserved contract',
  'reserved contract, convert sold': 'sold sold',
  'pending-reservation hold, release': 'available none',
  'reserved reservation, release': 'available none',
  'reserved contract, release': 'available none',
  'sold sold, correct': 'available none',
  'available none, set unavailable': 'unavailable none',
  'unavailable none, set available': 'available none',
}

const wordsOf = ({ status, claim }: Apartment) => `${status} ${claim}`
const named = (deed: Deed) =>
  [deed.do, 'kind' in deed && deed.kind, 'to' in deed && deed.to, 'status' in deed && deed.status]
    .filter(Boolean)
    .join(' ')

/** The same by the rules that the desk asks; undefined where they refuse. */
function byTheRules({ status, claim }: Apartment, deed: Deed): Apartment | undefined {
  const follows = (to: ApartmentStatus, next: Apartment['claim'], correction = false) =>
    to === status || mayFollowClaim(status, to, { correction }) ? { status: to, claim: next } : undefined
  if (deed.do === 'claim')
    return claim === 'none' && mayClaim(status) ? follows(statusOfClaim(deed.kind), deed.kind) : undefined
  // A status that is set by hand stands for a claim where one stands behind it.
  if (deed.do === 'set')
    return claim === 'none' && deed.status !== 'pending-reservation' && mayChangeStatus(status, deed.status)
      ? { status: deed.status, claim }
      : undefined
  if (claim === 'none') return undefined
  if (deed.do === 'convert')
    return mayConvert(claim, deed.to) ? follows(statusOfClaim(deed.to), deed.to) : undefined
  if (deed.do === 'release') return mayRelease(claim) ? follows('available', 'none') : undefined
  return claim === 'sold' ? follows('available', 'none', true) : undefined
}

const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({ do: fc.constant('claim'), kind: fc.constantFrom('hold', 'reservation') }),
  fc.record({ do: fc.constant('convert'), to: fc.constantFrom(...CLAIM_KINDS) }),
  fc.record({ do: fc.constant('release') }),
  fc.record({ do: fc.constant('correct') }),
  fc.record({ do: fc.constant('set'), status: fc.constantFrom(...APARTMENT_STATUSES) }),
)

it('in whatever order an apartment is claimed, let go of and corrected, the rules allow what RSV-01 names and nothing else [AUT-13]', () => {
  const taken = new Set<string>()
  const property = fc.property(fc.array(deed, { maxLength: 60, size: 'max' }), (deeds) => {
    let apartment: Apartment = { status: 'available', claim: 'none' }
    for (const one of deeds) {
      const way = `${wordsOf(apartment)}, ${named(one)}`
      const next = byTheRules(apartment, one)
      expect([way, next && wordsOf(next)]).toEqual([way, WAYS[way]])
      if (next) taken.add(way)
      apartment = next ?? apartment
    }
  })
  fc.assert(property, { numRuns: 500 })
  expect([...taken].toSorted()).toEqual(Object.keys(WAYS).toSorted())
})
