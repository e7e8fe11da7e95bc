import { addDays, weekOf } from '@belvedere/domain/reports/report-period'
import type { Dataset } from '../dataset.ts'
import { BEGINNING_DAYS, type Calendar, DAY } from './calendar.ts'
import { diceOf } from './dice.ts'
import { type Person, personOf } from './people.ts'
import { presentSince } from './present-since.ts'

const WEEKS = 54
/** Accounts of buyers, per apartment of the project. */
const KEEPERS = 1.35
/** They come after everyone who wrote. */
const FIRST_KEEPER = 1_450

export type Looks = { apartmentId: number; week: string; people: number; newcomers: number }[]
export type Keeper = { person: Person; at: number; kept: readonly { apartmentId: number; at: number }[] }

/** How many looked at each apartment in each week, as long as it was to be had. */
export function planLooks({ apartments }: Dataset, calendar: Calendar): Looks {
  const thisWeek = weekOf(calendar.day(calendar.now))
  const weeks = Array.from({ length: WEEKS }, (_, back) => addDays(thisWeek, -7 * back))
  return apartments
    .filter(({ status }) => status !== 'unavailable')
    .flatMap((apartment) => {
      const dice = diceOf('looks', apartment.id)
      const takenBack = Math.floor((presentSince(apartment)?.[0] ?? -7) / 7)
      // Some are what everybody wants to see; most are not.
      const wanted = 6 + 30 * dice() ** 2
      return weeks.flatMap((week, back) => {
        const season = 1 + 0.35 * Math.sin((back / WEEKS) * 2 * Math.PI)
        const people = Math.round(wanted * season * (0.6 + 0.8 * dice()) * (back === 0 ? 0.4 : 1))
        const newcomers = Math.round(people * (0.04 + 0.1 * dice()))
        return back < takenBack || people === 0
          ? []
          : [{ apartmentId: apartment.id, week, people, newcomers }]
      })
    })
}

/** Who kept favourites, with when they did. */
export function planKeepers({ project, apartments }: Dataset, calendar: Calendar): Keeper[] {
  return Array.from({ length: Math.round(apartments.length * KEEPERS) }, (_, nth) => {
    const dice = diceOf('keeper', project.id, nth)
    const at = calendar.at(1 + Math.floor(BEGINNING_DAYS * 0.85 * dice()), 7 + 15 * dice())
    const ids = [...new Set(Array.from({ length: dice.between(1, 4) }, () => dice.pick(apartments).id))]
    return {
      person: personOf(FIRST_KEEPER + (project.id - 1) * 1_200 + nth),
      at,
      kept: ids.map((apartmentId, later) => ({
        apartmentId,
        at: Math.min(at + later * dice.between(1, 9) * DAY * 0.3, calendar.at(0, 0)),
      })),
    }
  })
}
