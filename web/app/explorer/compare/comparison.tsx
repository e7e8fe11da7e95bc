import {
  COLUMNS_ON_PHONE,
  chooseColumn,
  shownColumns,
} from '@belvedere/domain/favourites-and-compare/compare-columns'
import { COMPARE_LIMIT } from '@belvedere/domain/favourites-and-compare/compare-list'
import { useRef, useState } from 'react'
import type { ListedApartment } from '../../content/load-listed-apartments.ts'
import { useReturn } from '../../state/return-to-list.ts'
import { listPlace } from '../../state/trail.ts'
import { MEDIA } from '../../ui/media.ts'
import { useMediaQuery } from '../../ui/use-media-query.ts'
import { CompareCorner } from './compare-corner.tsx'
import { CompareTable } from './compare-table.tsx'
import { PhoneFoot } from './phone-foot.tsx'
import { Thumbs } from './thumbs.tsx'

/** Side by side: all of them, on a phone two that thumbs choose (CMP-05). */
export function Comparison({ list }: { list: readonly ListedApartment[] }) {
  const phone = useMediaQuery(MEDIA['--phone'])
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const [chosen, setChosen] = useState<readonly number[]>(() => listPlace('compare')?.shown ?? [])
  const table = useRef<HTMLDivElement>(null)
  useReturn('compare', table)
  const ids = list.map(({ apartment }) => apartment.id)
  const shown = phone ? shownColumns(ids, chosen) : ids
  const columns = list.filter(({ apartment }) => shown.includes(apartment.id))
  const differences = { onlyDifferences, onOnlyDifferences: setOnlyDifferences }
  return (
    <>
      {phone && (
        <Thumbs list={list} shown={shown} onChoose={(id) => setChosen(chooseColumn(ids, chosen, id))} />
      )}
      <CompareTable
        ref={table}
        columns={columns}
        onlyDifferences={onlyDifferences}
        free={(phone ? COLUMNS_ON_PHONE : COMPARE_LIMIT) - columns.length}
        corner={!phone && <CompareCorner {...differences} />}
      />
      {phone && columns[0] && <PhoneFoot first={columns[0].apartment} {...differences} />}
    </>
  )
}
