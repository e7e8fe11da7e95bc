import { localeOfPath, localisedPath } from '@belvedere/domain/screens/locale'
import { apartmentPath } from '@belvedere/domain/screens/screen-paths'
import { redirect } from 'react-router'
import { browserApi } from '../api/loader-api.ts'
import { m } from '../paraglide/messages.js'
import { selectedApartmentId } from '../state/last-selected-apartment.ts'
import { PageHead } from '../ui/page-head.tsx'
import type { Route } from './+types/selected-apartment'

/** `/apartment` (RTE-07): the apartment that was selected last in this visit, or the search. */
export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  const locale = localeOfPath(url.pathname)
  throw redirect(localisedPath((await selectedPath()) ?? `/apartmentSearch${url.search}`, locale))
}
clientLoader.hydrate = true as const

/** Only the browser knows what was selected; an apartment that is not public any more is no longer selected. */
async function selectedPath(): Promise<string | undefined> {
  const id = selectedApartmentId()
  if (id === undefined) return undefined
  const found = browserApi().read('GET /api/v1/frontend/apartments/{id}', { params: { id } })
  const apartment = await found.catch(() => undefined)
  return apartment && apartmentPath(apartment.masterplanId, apartment.buildingId, apartment.id)
}

export function HydrateFallback() {
  return (
    <main>
      <PageHead title={m.apartment()} />
      <h1>{m.loading()}</h1>
    </main>
  )
}

export default function SelectedApartment() {
  return <HydrateFallback />
}
