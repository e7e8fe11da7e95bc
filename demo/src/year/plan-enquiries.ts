import { LOST_REASONS } from '@belvedere/domain/enquiries/inbox'
import type { Apartment, Dataset } from '../dataset.ts'
import { type Calendar, DAY, HOUR, MINUTE } from './calendar.ts'
import { type Dice, diceOf } from './dice.ts'
import { letterOf, NOTES, type Person, personOf } from './people.ts'
import { agentBy, type Claim, sinceOf } from './plan-sales.ts'

type LostReason = (typeof LOST_REASONS)[number]

export type Step = {
  kind: 'opened' | 'assigned' | 'called' | 'replied' | 'viewing' | 'noted' | 'held' | 'closed'
  at: number
  agent: number
  reached?: boolean
  viewingAt?: number
  apartmentId?: number
  outcome?: 'won' | 'lost'
  lostReason?: LostReason
  note?: string
}

export type Enquiry = {
  id: string
  kind: 'ask-for-price' | 'favourites'
  apartmentIds: readonly number[]
  person: Person
  note: string
  contactTime: string
  at: number
  /** Whose it is; undefined is nobody's. */
  agent?: number
  answeredAt?: number
  closed?: { at: number; outcome: 'won' | 'lost' }
  steps: readonly Step[]
  /** The claim that came of it. */
  claim?: Claim
}

/** Of each apartment of the project, so many who asked and did not buy; a few of them more than once. */
const LOST_SHARE = 0.66
const LOST_WEIGHTS: readonly number[] = [0.32, 0.47, 0.6, 0.7, 0.88, 1]
const WRITES_AGAIN = 0.08
/** How long each agent takes to answer, in the middle. */
const MINUTES_TO_ANSWER = [11, 32, 74]
/** So many are forgotten until the day after. */
const LATE_SHARE = 0.03
/** Before the moment of loading: nobody has answered these yet. */
const NEW_MINUTES = [7, 26, 58, 130, 205, 390, 1_270, 1_690, 2_760]
/** Days back: these are answered, and go on. */
const GOING_ON_DAYS = [1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 7, 8, 9, 10, 11, 12, 14]
/** Nobody agrees on a minute. */
const VIEWING_EVERY = 30 * MINUTE
/** Days until the first of those come for a viewing that is agreed on when the demo is loaded. */
export const VIEWINGS_IN_DAYS = [1, 1, 2, 3, 4, 6]
/** Persons of the second project begin with this number. */
const PERSONS_OF_A_PROJECT = 1_400

/** Everyone who asked within the year, with what was done about it. */
export function planEnquiries(dataset: Dataset, claims: readonly Claim[], calendar: Calendar): Enquiry[] {
  const { project, apartments } = dataset
  let persons = (project.id - 1) * PERSONS_OF_A_PROJECT
  const nextPerson = () => personOf(++persons)
  const free = apartments.filter(({ status }) => status === 'available')
  const share = Math.min(1, apartments.length / 100)
  const few = <One>(of: readonly One[]) => of.slice(0, Math.ceil(of.length * share))
  const takenFrom = new Map(
    claims.filter(({ ended }) => !ended).map((one) => [one.apartmentId, sinceOf(one)]),
  )
  /** Nobody asks for what somebody has. */
  const freeAt = (moment: number) =>
    apartments.filter(
      ({ id, status }) => status !== 'unavailable' && (takenFrom.get(id) ?? calendar.now) > moment,
    )
  const bought = claims.map((claim) => ofClaim(claim, nextPerson(), { freeAt, calendar }))
  const lost = Array.from({ length: Math.round(apartments.length * LOST_SHARE) }, (_, nth) => {
    const dice = diceOf('lost', project.id, nth)
    const person = dice.chance(WRITES_AGAIN) ? personOf(persons) : nextPerson()
    return lostEnquiry(dice, person, { freeAt, calendar })
  })
  const goingOn = few(GOING_ON_DAYS).map((daysAgo, nth) => {
    const dice = diceOf('going on', project.id, nth)
    return answered(
      begun(dice, calendar.at(daysAgo, 8 + 10 * dice()), nextPerson(), { apartments: free }),
      dice,
      calendar,
    )
  })
  const fresh = few(NEW_MINUTES).map((minutes, nth) => {
    const dice = diceOf('new', project.id, nth)
    return begun(dice, calendar.now - minutes * MINUTE, nextPerson(), { apartments: free })
  })
  return [...bought, ...lost, ...goingOn.map(({ viewing: _, ...one }) => one), ...fresh].toSorted(
    (one, other) => one.at - other.at,
  )
}

type Means = { freeAt: (moment: number) => readonly Apartment[]; calendar: Calendar }
type Begun = Enquiry & { steps: Step[] }

/** Somebody writes: about one apartment, or about several that they keep. */
function begun(
  dice: Dice,
  at: number,
  person: Person,
  { apartments, first }: { apartments: readonly Apartment[]; first?: number | undefined },
): Begun {
  const several = dice.chance(0.22)
  const others = Array.from({ length: several ? dice.between(1, 3) : 0 }, () => dice.pick(apartments).id)
  const one = first ?? dice.pick(apartments).id
  return {
    id: dice.uuid(),
    kind: several ? 'favourites' : 'ask-for-price',
    apartmentIds: [...new Set([one, ...others])],
    person,
    ...letterOf(dice, person),
    at,
    steps: [],
  }
}

/** An agent takes it, answers, and asks them in. */
function answered(
  enquiry: Begun,
  dice: Dice,
  calendar: Calendar,
  { agent = agentBy(dice), viewing = false, by = Number.POSITIVE_INFINITY } = {},
): Begun & { viewing: number | undefined } {
  const minutes = (MINUTES_TO_ANSWER[agent] ?? 30) * Math.exp((dice() + dice() + dice() - 1.5) * 2.2)
  const late = dice.chance(LATE_SHARE) ? DAY + 2 * HOUR : 0
  const at = Math.min(calendar.open(enquiry.at + MINUTE) + minutes * MINUTE + late, calendar.now - 2 * MINUTE)
  const opened = enquiry.at + (at - enquiry.at) * 0.8
  const steps: Step[] = [
    { kind: 'opened', at: opened, agent },
    { kind: 'assigned', at: opened, agent },
  ]
  const calls = dice.chance(0.45)
  if (calls && dice.chance(0.3))
    steps.push({ kind: 'called', at: opened + (at - opened) / 2, agent, reached: false })
  steps.push(calls ? { kind: 'called', at, agent, reached: true } : { kind: 'replied', at, agent })
  let viewingAt: number | undefined
  if (viewing) {
    const wished = calendar.open(at + dice.between(1, 2) * DAY + dice() * 4 * HOUR)
    viewingAt = Math.ceil(wished / VIEWING_EVERY) * VIEWING_EVERY
    if (viewingAt < by) {
      steps.push({ kind: 'viewing', at: at + 10 * MINUTE, agent, viewingAt })
      if (dice.chance(0.5))
        steps.push({ kind: 'noted', at: viewingAt + HOUR, agent, note: dice.pick(NOTES.afterViewing) })
    }
  }
  return { ...enquiry, agent, answeredAt: at, steps, viewing: viewingAt }
}

/** Who has or had an apartment asked about it first. */
function ofClaim(claim: Claim, person: Person, { freeAt, calendar }: Means): Enquiry {
  const dice = diceOf('bought', claim.apartmentId)
  const since = sinceOf(claim)
  const at =
    calendar.open(since - dice.between(5, 16) * DAY - dice() * 5 * HOUR) - dice.between(0, 90) * MINUTE
  const { viewing: _, ...enquiry } = answered(
    begun(dice, at, person, { apartments: freeAt(at), first: claim.apartmentId }),
    dice,
    calendar,
    { agent: claim.agent, viewing: dice.chance(0.85), by: since - HOUR },
  )
  const { apartmentId, agent, ended } = claim
  const steps: Step[] = [...enquiry.steps, { kind: 'held', at: since, agent, apartmentId }]
  const sold = claim.became.find(({ kind }) => kind === 'sold')
  if (sold) {
    const end = sold.at + 5 * MINUTE
    steps.push({ kind: 'closed', at: end, agent, outcome: 'won', apartmentId })
    return { ...enquiry, steps, claim, closed: { at: end, outcome: 'won' } }
  }
  if (!ended) return { ...enquiry, steps, claim }
  const end = calendar.open(ended.at + HOUR)
  const lostReason = ended.note.includes('bank') ? 'financing-refused' : 'bought-elsewhere'
  steps.push({ kind: 'closed', at: end, agent, outcome: 'lost', lostReason, note: ended.note })
  return { ...enquiry, steps, claim, closed: { at: end, outcome: 'lost' } }
}

function lostEnquiry(dice: Dice, person: Person, { freeAt, calendar }: Means): Enquiry {
  const at = calendar.at(15 + Math.floor(350 * dice() ** 1.1), 7 + 15 * dice())
  const thrown = dice()
  const lostReason = LOST_REASONS[LOST_WEIGHTS.findIndex((weight) => thrown < weight)] ?? 'not-looking'
  const start = begun(dice, at, person, { apartments: freeAt(at) })
  const note = dice.pick<string>(NOTES.lost[lostReason])
  if (lostReason !== 'no-answer') {
    const { viewing: _, ...enquiry } = answered(start, dice, calendar, { viewing: dice.chance(0.5) })
    const agent = enquiry.agent ?? 0
    const end = calendar.open(at + dice.between(5, 12) * DAY)
    const closing: Step = { kind: 'closed', at: end, agent, outcome: 'lost', lostReason, note }
    return { ...enquiry, steps: [...enquiry.steps, closing], closed: { at: end, outcome: 'lost' } }
  }
  const agent = agentBy(dice)
  const calls = [0, 1, 3].map((days) => calendar.open(at + HOUR + days * DAY))
  const end = calendar.open(at + 6 * DAY)
  return {
    ...start,
    agent,
    closed: { at: end, outcome: 'lost' },
    steps: [
      { kind: 'assigned', at: (calls[0] ?? at) - MINUTE, agent },
      ...calls.map((call): Step => ({ kind: 'called', at: call, agent, reached: false })),
      { kind: 'closed', at: end, agent, outcome: 'lost', lostReason, note },
    ],
  }
}
