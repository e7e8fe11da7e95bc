import { Refused } from '../../platform/http/refused.ts'

/** Each costs about a megabyte and an open file for as long as its reader takes. */
const AT_ONCE = 100
/** A slow reader alone does not take the place of all others. */
const FROM_ONE_VISITOR = 20

/** Bounds how many zips are read at once; gives what to call when one has ended. */
export function zipsUnderWay() {
  const visitors = new Map<string, number>()
  let all = 0

  return function begin(visitor: string): () => void {
    const theirs = visitors.get(visitor) ?? 0
    if (theirs >= FROM_ONE_VISITOR) throw new Refused('too-many-requests')
    if (all >= AT_ONCE) throw new Refused('unavailable')
    all += 1
    visitors.set(visitor, theirs + 1)
    return () => {
      all -= 1
      const left = (visitors.get(visitor) ?? 1) - 1
      if (left > 0) visitors.set(visitor, left)
      else visitors.delete(visitor)
    }
  }
}
