import type { Apartment } from '@belvedere/contract/entities/apartment'
import type { StatusChange } from '@belvedere/domain/apartments/status-news'
import { langIdOf } from '@belvedere/domain/screens/locale'
import { buildingPath } from '@belvedere/domain/screens/screen-paths'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { browserApi } from '../api/loader-api.ts'
import { statusWord } from '../i18n/status-words.ts'
import { useLocale, useLocalised } from '../i18n/use-locale.ts'
import { m } from '../paraglide/messages.js'
import { useCompared } from '../state/compare.ts'
import { useFavourites } from '../state/favourites.ts'
import glass from '../ui/glass.module.css'
import { StatusGlyph } from '../ui/status-glyph.tsx'
import hidden from '../ui/visually-hidden.module.css'
import styles from './live-notice.module.css'
import { useChanges } from './live-store.ts'
import { useShownApartments } from './shown-apartments.ts'

/** What changed just now of what is on screen, favoured or compared: said quietly, gone by itself, never in the way of the focus. */
export default function LiveNotice() {
  const shown = useShownApartments()
  const kept = [...useFavourites(), ...useCompared()]
  const changes = useChanges().filter(({ id }) => kept.includes(id) || shown.some((one) => one.id === id))
  const [only] = changes
  if (!only) return null
  return (
    <div className={`${styles.notice} ${glass.glass}`} data-live-notice>
      {changes.length > 1 ? (
        m.live_several({ count: changes.length })
      ) : (
        <OneChange change={only} shown={shown.find(({ id }) => id === only.id)} />
      )}
    </div>
  )
}

function OneChange({ change, shown }: { change: StatusChange; shown: Apartment | undefined }) {
  const localised = useLocalised()
  const apartment = useApartment(change.id, shown)
  if (!apartment) return null
  const { name, masterplanId, buildingId, id } = apartment
  return (
    <>
      <svg viewBox="-7 -7 14 14" aria-hidden="true" style={{ color: `var(--st-${change.to})` }}>
        <StatusGlyph name={change.to} />
      </svg>
      <span aria-hidden="true">{changeWords(change, name)}</span>
      <span className={hidden.hidden}>
        {m.live_said({ name, status: statusWord(change.to).toLowerCase() })}
      </span>
      <Link to={`${localised(buildingPath(masterplanId, buildingId))}?apartment=${id}`}>{m.live_show()}</Link>
    </>
  )
}

function changeWords({ to }: StatusChange, name: string): string {
  const words = {
    available: m.live_now_available,
    'pending-reservation': m.live_now_pending_reservation,
    reserved: m.live_now_reserved,
    sold: m.live_now_sold,
    unavailable: m.live_now_unavailable,
  }
  return words[to]({ name })
}

/** A favourite may lie in another building than the one on screen: then it is asked what it is called. */
function useApartment(id: number, shown: Apartment | undefined): Apartment | undefined {
  const langId = langIdOf(useLocale())
  const [asked, setAsked] = useState<Apartment>()
  useEffect(() => {
    if (shown) return
    let stale = false
    browserApi()
      .read('GET /api/v1/frontend/apartments/{id}', { params: { id }, query: { langId } })
      .then((apartment) => !stale && setAsked(apartment))
      // Not on this host any more: there is nothing to say of it.
      .catch(() => {})
    return () => {
      stale = true
    }
  }, [id, langId, shown])
  return shown ?? (asked?.id === id ? asked : undefined)
}
