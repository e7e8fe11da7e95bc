import { useEffect } from 'react'
import { tellLost } from '../../state/notify.ts'
import { closeFilter, useOpenFilter } from '../../state/visit-filters.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import type { FilterPanelsProps } from './filter-props.ts'

/** Sliders and lists load when the first filter is asked for, or a little before. */
export const loadOpenFilter = () => import('./open-filter.tsx')

const OpenFilter = onDemand(loadOpenFilter)

/** What the bar's buttons open: one at a time, and nothing is left open behind the visitor. */
export function FilterPanels(props: FilterPanelsProps) {
  const open = useOpenFilter()
  useEffect(() => closeFilter, [])
  const lose = () => {
    closeFilter()
    tellLost()
  }
  return open && <OpenFilter title={open} {...props} onLost={lose} />
}
