import { PrefetchPageLinks } from 'react-router'
import { useMayPrefetch } from '../../state/connection.ts'

/** After everything that this screen still needs. It passes any attribute on to its links; its type does not say so. */
const LATER = { fetchPriority: 'low' } as object

/** Fetches the code of the screens one probably goes to from here, where the connection allows it (GEN-06). */
export function LikelyNext({ pages }: { pages: readonly string[] }) {
  if (!useMayPrefetch()) return null
  return pages.map((page) => <PrefetchPageLinks key={page} page={page} {...LATER} />)
}
