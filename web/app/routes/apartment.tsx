import { cardArea } from '@belvedere/domain/apartments/card-facts'
import { floorText } from '@belvedere/domain/apartments/floors-of'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { apartmentPath, buildingPath } from '@belvedere/domain/screens/screen-paths'
import { useLocation, useNavigate, useRouteLoaderData } from 'react-router'
import { browserApi, serverApi } from '../api/loader-api.ts'
import { pictureOf } from '../content/media-of.ts'
import { pictureAddress } from '../content/picture-address.ts'
import { apartmentData } from '../explorer/apartment/apartment-data.ts'
import { ApartmentScreen } from '../explorer/apartment/apartment-screen.tsx'
import { BarActions } from '../explorer/apartment/bar-actions.tsx'
import { loadApartment } from '../explorer/apartment/load-apartment.ts'
import { AppBar } from '../explorer/frame/app-bar.tsx'
import { useLocalised } from '../i18n/use-locale.ts'
import { useShow } from '../live/shown-apartments.ts'
import { useLiveApartment, useLiveBuilding } from '../live/use-live-apartments.ts'
import { m } from '../paraglide/messages.js'
import type { loader as rootLoader } from '../root.tsx'
import { useChosenApartment } from '../state/calculated-apartment.ts'
import { useRememberSelected } from '../state/last-selected-apartment.ts'
import { cameFromList } from '../state/return-to-list.ts'
import { useTellLook } from '../state/tell-look.ts'
import { PageHead } from '../ui/page-head.tsx'
import { StructuredData } from '../ui/structured-data.tsx'
import type { Route } from './+types/apartment'

const NO_FILTERS: readonly number[] = []

export function loader({ request, context, params, url }: Route.LoaderArgs) {
  return loadApartment(serverApi({ request, context }), params, url)
}

export function clientLoader({ params, url }: Route.ClientLoaderArgs) {
  return loadApartment(browserApi(), params, url)
}

export default function ApartmentRoute({ loaderData }: Route.ComponentProps) {
  const root = useRouteLoaderData<typeof rootLoader>('root')
  const navigate = useNavigate()
  const { state } = useLocation()
  const localised = useLocalised()
  const { pictures } = loaderData
  const building = useLiveBuilding(loaderData.building)
  const apartment = useLiveApartment(loaderData.apartment)
  useShow(building.apartments)
  useRememberSelected(apartment.id)
  useTellLook(apartment.id, building.id)
  const selectedFilters = root?.project?.settings.selectedFilters ?? NO_FILTERS
  useChosenApartment(apartment, selectedFilters)
  const type = building.apartmentTypes.find(({ id }) => id === apartment.apartmentTypeId)
  const facts = [
    type?.name,
    cardArea(apartment),
    m.on_floor({ floor: floorText(apartment) }),
    m.rooms({ count: apartment.rooms }),
  ]
  const picture = pictures.map((poi) => pictureOf(poi.media, MEDIA_TYPES.poi_image_dzi)).find(Boolean)
  return (
    <>
      <PageHead
        title={`${apartment.name} · ${building.name}`}
        description={facts.filter(Boolean).join(', ')}
        picture={picture && pictureAddress(picture, 1280)}
        origin={root?.origin}
      />
      {root && (
        <StructuredData
          data={apartmentData({
            apartment,
            building,
            project: root.project,
            url: new URL(
              localised(apartmentPath(apartment.masterplanId, building.id, apartment.id)),
              root.origin,
            ).href,
            picture: picture && new URL(pictureAddress(picture, 1280), root.origin).href,
          })}
        />
      )}
      <AppBar
        title={building.name}
        project={root?.project}
        ground="paper"
        heading={false}
        actions={
          <BarActions
            apartment={apartment}
            onClose={() =>
              cameFromList(state)
                ? navigate(-1)
                : navigate(localised(buildingPath(apartment.masterplanId, building.id)))
            }
          />
        }
      />
      <ApartmentScreen
        key={apartment.id}
        {...loaderData}
        apartment={apartment}
        building={building}
        selectedFilters={selectedFilters}
      />
    </>
  )
}
