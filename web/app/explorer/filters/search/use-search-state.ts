import { filterOfQuery, queryOfFilter } from '@belvedere/domain/filters/filter-query'
import { type ApartmentFilter, FILTERS } from '@belvedere/domain/filters/filters'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'

/** What a search is about. The address tells it, so that it can be shared and survives a reload (FLT-14). */
export interface SearchState {
  readonly filter: ApartmentFilter
  /** As asked for; which orders there are depends on the apartments. */
  readonly order: string | null
}

/** Browsers refuse an address that changes with every move of a thumb. */
const SETTLED_MS = 250

const ORDER = 'order'

const OURS = [...FILTERS.map(({ key }) => key), ORDER]

export function useSearchState() {
  const [params, setParams] = useSearchParams()
  const address = params.toString()
  const [state, setState] = useState(() => stateOf(params))
  const told = useRef(address)

  // Somebody else has changed it: the back button, a link.
  useEffect(() => {
    if (told.current === address) return
    told.current = address
    setState(stateOf(new URLSearchParams(address)))
  }, [address])

  useEffect(() => {
    const next = addressOf(state, new URLSearchParams(address))
    if (next === address || told.current !== address) return
    const timer = setTimeout(() => {
      told.current = next
      setParams(new URLSearchParams(next), { replace: true, preventScrollReset: true })
    }, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [state, address, setParams])

  return [state, setState] as const
}

function stateOf(params: URLSearchParams): SearchState {
  return { filter: filterOfQuery(params), order: params.get(ORDER) }
}

/** What else the address tells stays. */
function addressOf({ filter, order }: SearchState, params: URLSearchParams): string {
  const others = [...params].filter(([key]) => !OURS.includes(key))
  const ours = [...queryOfFilter(filter), ...(order ? [[ORDER, order] as [string, string]] : [])]
  return new URLSearchParams([...others, ...ours]).toString()
}
