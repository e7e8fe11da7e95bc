/** So many apartments of a building shall be sold by the end of a month: `2027-06` (SET-01). */
export interface PlannedSales {
  readonly buildingId: number
  readonly month: string
  readonly sold: number
}

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/

export const isMonth = (text: string): boolean => MONTH.test(text)

/** A building has one number for a month, and of what was sold by one month none is unsold by a later one. */
export function isSalesPlan(plan: readonly PlannedSales[]): boolean {
  return [...Map.groupBy(plan, ({ buildingId }) => buildingId).values()].every((ofBuilding) => {
    const inTime = ofBuilding.toSorted((one, other) => one.month.localeCompare(other.month))
    return inTime.every((step, at) => {
      const before = inTime[at - 1]
      return !before || (before.month < step.month && before.sold <= step.sold)
    })
  })
}
