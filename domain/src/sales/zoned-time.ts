/**
 * Days and months of a project begin and end where the project is, for whoever looks from wherever: board, reports and
 * exports count the same days. These two functions are the one rule; no other asks the device for its zone.
 */

/** What the clock on a wall of the zone says, as `2026-11-19T12:04:00`. */
export function wallTime(moment: number | Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(moment)
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return `${of('year').padStart(4, '0')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}:${of('second')}`
}

/** The moment at which that clock says so; of an hour that summer time skips, the one after it. */
export function momentOfWall(wall: string, timeZone: string): number {
  const asUtc = Date.parse(`${wall}Z`)
  const offset = (moment: number) => Date.parse(`${wallTime(moment, timeZone)}Z`) - moment
  const guess = asUtc - offset(asUtc)
  // On a day on which the clocks change, the first guess may have the offset of the other side.
  const second = asUtc - offset(guess)
  return wallTime(second, timeZone) === wall ? second : Math.max(guess, second)
}

/** The day that it is in the zone, as `2026-11-19`. */
export const zonedDay = (moment: number | Date, timeZone: string): string =>
  wallTime(moment, timeZone).slice(0, 10)
