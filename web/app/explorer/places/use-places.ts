import type { Asked } from '@belvedere/contract/client-types'
import type { Place } from '@belvedere/contract/entities/place'
import { type GeoPoint, PLACES_MAX } from '@belvedere/domain/map/place-search'
import { langIdOf } from '@belvedere/domain/screens/locale'
import { useEffect, useEffectEvent, useState } from 'react'
import { browserApi } from '../../api/loader-api.ts'
import { useLocale } from '../../i18n/use-locale.ts'

/** Wait for a pause in typing before asking. */
const PAUSE_MS = 150

interface Answer {
  readonly query: string
  readonly places: readonly Place[]
}

const NOTHING: Answer = { query: '', places: [] }

/** What was found for what is typed, near ones first; the answer before stays until the next one is there. */
export function usePlaces(typed: string, near: () => GeoPoint | undefined): Answer {
  const langId = langIdOf(useLocale())
  const query = typed.trim()
  const [answer, setAnswer] = useState(NOTHING)
  const shown = useEffectEvent(near)

  useEffect(() => {
    if (!query) {
      setAnswer(NOTHING)
      return
    }
    const left = new AbortController()
    const pause = setTimeout(() => {
      findPlaces({ query, langId, ...roughly(shown()) }, left.signal).then(
        (places) => setAnswer({ query, places }),
        (error: unknown) => {
          if (left.signal.aborted) return
          // "Failures are logged and show no results" (LOC-01).
          console.error('Places cannot be looked up:', error)
          setAnswer({ query, places: [] })
        },
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(pause)
      left.abort()
    }
  }, [query, langId])

  return query ? answer : NOTHING
}

/** To some ten kilometres, which is all that the order needs. */
const roughly = (position: GeoPoint | undefined) =>
  position && { latitude: roundly(position.latitude), longitude: roundly(position.longitude) }
const roundly = (degrees: number) => Math.round(degrees * 10) / 10

type Question = NonNullable<Asked<'GET /api/v1/public/places'>['query']>

async function findPlaces(query: Question, signal: AbortSignal): Promise<Place[]> {
  const asked = { query, signal }
  return (await browserApi().read('GET /api/v1/public/places', asked)).slice(0, PLACES_MAX)
}
