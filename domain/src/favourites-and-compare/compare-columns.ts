/** A phone shows two of the compared apartments at a time. */
export const COLUMNS_ON_PHONE = 2

type Ids = readonly number[]

/** Those chosen last, filled up with the first of the others, in the order of the list. */
export function shownColumns(compareList: Ids, chosen: Ids): number[] {
  const wanted = chosen.filter((id) => compareList.includes(id)).slice(-COLUMNS_ON_PHONE)
  const others = compareList.filter((id) => !wanted.includes(id))
  const shown = [...wanted, ...others.slice(0, COLUMNS_ON_PHONE - wanted.length)]
  return compareList.filter((id) => shown.includes(id))
}

/** A thumb was pressed: its apartment takes the place of the one that was chosen before the other. */
export function chooseColumn(compareList: Ids, chosen: Ids, apartmentId: number): number[] {
  const shown = shownColumns(compareList, chosen)
  if (shown.includes(apartmentId)) return [...chosen]
  const inTurn = [...shown.filter((id) => !chosen.includes(id)), ...chosen.filter((id) => shown.includes(id))]
  return [...inTurn.slice(1 - COLUMNS_ON_PHONE), apartmentId]
}
