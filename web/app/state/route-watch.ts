import { useEffect } from 'react'
import { useMatches } from 'react-router'

const watchers = new Set<(routeName: string) => void>()

/** For state that a route may end. It listens once it is loaded; before that there is nothing to end. */
export function onRoute(watch: (routeName: string) => void): void {
  watchers.add(watch)
}

/** Route ids are the language, the name, and for a camera view's address its ending. */
const routeName = (id: string) => id.replace(/^(en|rs):/, '').replace(/-view$/, '')

export function useRouteWatch(): void {
  const name = routeName(useMatches().at(-1)?.id ?? '')
  useEffect(() => {
    for (const watch of watchers) watch(name)
  }, [name])
}
