import type { MapTarget } from '@belvedere/domain/map/map-target'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { loadMapStyles } from './load-map-styles.ts'
import type { Basemap, Insets, MapPoint, MapWords } from './map-types.ts'
import type { Mark } from './marks.ts'
import type { OpenMap } from './open-map.ts'

/** By then a map has its points, or its worker or its canvas does not work here: whoever waits is shown a list instead. */
const LATEST_MS = 15_000

interface UseOpenMap {
  readonly host: RefObject<HTMLElement | null>
  readonly points: readonly MapPoint[]
  readonly basemap: Basemap
  readonly words: MapWords
  readonly target: MapTarget | undefined
  readonly covered: Insets
  readonly onMove: () => void
  readonly onReady: (map: OpenMap) => void
  readonly onClear: () => void
  readonly onUnavailable: () => void
  readonly onLocateFailed: () => void
}

/** MapLibre is large and needs a page to work on: it comes once there is one. */
export function useOpenMap({ host, points, basemap, ...options }: UseOpenMap) {
  const [map, setMap] = useState<OpenMap | null>(null)
  const [marks, setMarks] = useState<readonly Mark[]>([])
  const begin = useEffectEvent(() => ({
    words: options.words,
    target: options.target,
    covered: options.covered,
  }))
  const onMove = useEffectEvent(() => options.onMove())
  const onReady = useEffectEvent((opened: OpenMap) => options.onReady(opened))
  const onClear = useEffectEvent(() => options.onClear())
  const onUnavailable = useEffectEvent(() => options.onUnavailable())
  const onLocateFailed = useEffectEvent(() => options.onLocateFailed())

  useEffect(() => {
    let opened: OpenMap | undefined
    let left = false
    let late: ReturnType<typeof setTimeout> | undefined
    const giveUp = (error: unknown) => {
      clearTimeout(late)
      console.error(error)
      if (!left) onUnavailable()
    }
    // Nothing is drawn while nobody looks.
    const waitForPoints = () => {
      late = setTimeout(
        () => (document.hidden ? waitForPoints() : giveUp(new Error('The map shows none of its points'))),
        LATEST_MS,
      )
    }
    const open = async () => {
      const [{ openMap }] = await Promise.all([import('./open-map.client.ts'), loadMapStyles()])
      if (left || !host.current) return
      waitForPoints()
      opened = openMap({
        ...begin(),
        host: host.current,
        points,
        basemap,
        onReady: () => {
          if (left || !opened) return
          setMap(opened)
          onReady(opened)
        },
        onMarks: (shown) => {
          clearTimeout(late)
          setMarks(shown)
        },
        onMove: () => onMove(),
        onClear: () => onClear(),
        onLocateFailed: () => onLocateFailed(),
      })
    }
    open().catch(giveUp)
    return () => {
      left = true
      clearTimeout(late)
      opened?.close()
      setMap(null)
      setMarks([])
    }
  }, [host, points, basemap])

  return { map, marks }
}
