import { COMPARE_LIMIT } from '@belvedere/domain/favourites-and-compare/compare-list'
import { useRouteLoaderData } from 'react-router'
import { CompareScreen } from '../explorer/compare/compare-screen.tsx'
import { AppBar } from '../explorer/frame/app-bar.tsx'
import { m } from '../paraglide/messages.js'
import type { loader as rootLoader } from '../root.tsx'
import { useCompareCount } from '../state/compare.ts'
import { PageHead } from '../ui/page-head.tsx'

/** The comparison (RTE-09). */
export default function CompareApartmentsView() {
  const root = useRouteLoaderData<typeof rootLoader>('root')
  const count = useCompareCount()
  return (
    <>
      <PageHead title={m.compare_title()} description={m.nothing_compared_text()} origin={root?.origin} />
      <AppBar
        title={m.compare_title()}
        count={m.compared_of({ count, total: COMPARE_LIMIT })}
        project={root?.project}
        ground="paper"
      />
      <CompareScreen />
    </>
  )
}
