export const COMPARE_LIMIT = 4

type Ids = readonly number[]

interface Chosen {
  readonly compareList: readonly number[]
  /** Raised when there is no place left; it opens the dialog, where one can be made (CMP-03). */
  readonly event?: 'compare-apartments'
}

/** One that is in the list leaves it, another joins, up to four (CMP-02, CMP-03). */
export function chooseForCompare(compareList: Ids, apartmentId: number): Chosen {
  if (compareList.includes(apartmentId))
    return { compareList: compareList.filter((id) => id !== apartmentId) }
  if (placesLeft(compareList) === 0) return { compareList, event: 'compare-apartments' }
  return { compareList: [...compareList, apartmentId] }
}

/** What the dialog counts (CMP-04). */
export function placesLeft(compareList: Ids): number {
  return COMPARE_LIMIT - compareList.length
}
