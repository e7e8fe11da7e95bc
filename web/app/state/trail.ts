import { isAccountScreen } from '@belvedere/domain/screens/account-screens'
import { useEffect } from 'react'
import { useLocation } from 'react-router'

const TRAIL = 'belvedere.trail'
const PLACE = 'belvedere.place'

type Trail = Readonly<Record<number, string>>

/** React Router numbers the entries of this visit; 0 is where the visitor came in. */
export function stepNow(): number {
  const step: unknown = window.history.state?.idx
  return typeof step === 'number' ? step : 0
}

/** Browsers do not tell what lies behind, so the addresses of this visit are kept beside its history. */
function keepStep(path: string): void {
  keep(TRAIL, JSON.stringify({ ...readTrail(), [stepNow()]: path }))
  if (!isAccountScreen(path)) keep(PLACE, path)
}

/** How many steps back lies the last place that is no account screen (NTF-01); undefined when none does. */
export function stepsToPlace(): number | undefined {
  const trail = readTrail()
  const now = stepNow()
  for (let step = now - 1; step >= 0; step--) {
    const path = trail[step]
    if (path !== undefined && !isAccountScreen(path)) return now - step
  }
  return undefined
}

/** The last place that is no account screen, also when the page was loaded anew since. */
export function lastPlace(): string | undefined {
  return read(PLACE) ?? undefined
}

function readTrail(): Trail {
  return JSON.parse(read(TRAIL) ?? '{}') as Trail
}

function read(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** A browser that forbids storage goes back to `/`. */
function keep(key: string, value: string) {
  try {
    window.sessionStorage.setItem(key, value)
  } catch {}
}

/** Keeps the way that the visitor took. */
export function useTrail(): void {
  const { pathname, search } = useLocation()
  useEffect(() => keepStep(pathname + search), [pathname, search])
}

export type ListName = 'search' | 'favourites' | 'compare'

/** Where in a list somebody was as they opened an apartment of it (BUY-01). */
export interface ListPlace {
  readonly list: ListName
  readonly apartmentId: number
  /** Of the link that was pressed, within what scrolls. */
  readonly top: number
  /** Which columns stood side by side. */
  readonly shown?: readonly number[] | undefined
}

/** The history's own entry keeps it: it is there again by Back, also after a reload, and never on a new visit. */
export const LIST_PLACE = 'listPlace'

/** The place that this entry of the history was left at, if it was this list. */
export function listPlace(list: ListName): ListPlace | undefined {
  const place: ListPlace | undefined = import.meta.env.SSR ? undefined : window.history.state?.[LIST_PLACE]
  return place?.list === list ? place : undefined
}
