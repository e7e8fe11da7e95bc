import type { Apartment } from '@belvedere/contract/entities/apartment'
import type { Building } from '@belvedere/contract/entities/building'
import { around, boxOf } from '@belvedere/domain/geometry/box'
import { nearestFree } from '@belvedere/domain/sales/nearest-free'
import { buildingPath, poiDetailsPath } from '@belvedere/domain/screens/screen-paths'
import { openingAt } from '@belvedere/domain/viewer/opening-at'
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { MapCard } from '../../cards/map-card.tsx'
import { type CameraPicture, cameraViewChoices, viewerPicture } from '../../content/camera-picture.ts'
import { similarAddress } from '../../content/similar-address.ts'
import { pictureWords } from '../../i18n/picture-words.ts'
import { useLocalised } from '../../i18n/use-locale.ts'
import { useChanges } from '../../live/live-store.ts'
import { LostCard } from '../../live/lost-card.tsx'
import { m } from '../../paraglide/messages.js'
import { PictureControls } from '../../ui/picture-controls.tsx'
import { infoShape } from '../../viewer/info-shape.tsx'
import { useKeptFree } from '../../viewer/use-kept-free.ts'
import { Viewer } from '../../viewer/viewer.tsx'
import type { ViewerControls } from '../../viewer/viewer-types.ts'
import { ApartmentHint } from './apartment-hint.tsx'
import { apartmentShapes, filteredShapes } from './apartment-shapes.ts'
import { BUILDING_COVERS, SOLD_COVERS } from './covers.ts'
import { Legend } from './legend.tsx'
import { useApartmentFocus } from './use-apartment-focus.ts'

interface BuildingScreenProps {
  building: Building
  camera: CameraPicture
  selectedFilters: readonly number[]
  selectedId: number | undefined
  onSelect: (apartmentId: number | undefined) => void
  previewId: number | null
  onPreview: (apartmentId: number | null) => void
  /** Whether the filters let an apartment through; keep it the same while they do. */
  matches: (apartmentId: number) => boolean
  /** Building view: the picture alone. */
  shapesHidden: boolean
  /** A panel stands where the card and the legend are. */
  covered: boolean
}

/** What makes one like another. */
const alike = ({ properties: { orientation }, ...apartment }: Apartment) => ({ ...apartment, orientation })

/** The building in its viewer: its apartments by status, the selected one beside it. */
export const BuildingScreen = memo(function BuildingScreen({
  building,
  camera,
  selectedFilters,
  selectedId,
  onSelect,
  previewId,
  onPreview,
  matches,
  shapesHidden,
  covered,
}: BuildingScreenProps) {
  const localised = useLocalised()
  const navigate = useNavigate()
  const controls = useRef<ViewerControls>(null)
  const { explore, openedBy } = useApartmentFocus(selectedId, () => onSelect(undefined))
  const all = useMemo(
    () => apartmentShapes(building.apartments, camera.picture),
    [building.apartments, camera.picture],
  )
  const infos = useMemo(
    () =>
      camera.infoPoints.map((info, n) =>
        infoShape({ ...info, href: localised(poiDetailsPath(info.poiId)) }, n),
      ),
    [camera.infoPoints, localised],
  )
  const changes = useChanges()
  const shapes = useMemo(
    () => (shapesHidden ? [] : [...filteredShapes(all, matches, changes), ...infos]),
    [all, infos, matches, changes, shapesHidden],
  )
  const facade = useMemo(
    () => (all.length > 0 ? [around(all.map(({ matching }) => boxOf(matching.points.flat())))] : []),
    [all],
  )
  const seen = viewerPicture(camera, `${building.name}, ${camera.view.title}`)
  const opening = useMemo(() => {
    const { width, height } = camera.picture.mediaData
    if (!width || !height) return undefined
    const isFree = new Set(
      building.apartments.filter(({ status }) => status === 'available').map(({ id }) => id),
    )
    const free = all.filter(({ apartmentId }) => isFree.has(apartmentId))
    return openingAt(
      { width, height },
      free.map(({ matching }) => boxOf(matching.points.flat())),
    )
  }, [all, building.apartments, camera.picture])
  const infoOf = (id: string | null) => infos.find((info) => info.id === id)
  const hovered =
    previewId === selectedId ? undefined : building.apartments.find(({ id }) => id === previewId)
  const picture = seen && { ...seen, opening }
  const selected = building.apartments.find(({ id }) => id === selectedId)
  const similarTo = selected && similarAddress(selected, building.apartments)
  const keepFree = useKeptFree(similarTo ? SOLD_COVERS : BUILDING_COVERS, selected !== undefined || covered)
  const type = building.apartmentTypes.find(({ id }) => id === selected?.apartmentTypeId)
  const [seenFree, setSeenFree] = useState<number>()
  useEffect(() => {
    if (selected?.status === 'available') setSeenFree(selected.id)
  }, [selected])
  const taken = selected && selected.status !== 'available' && selected.id === seenFree
  const [instead] = taken ? nearestFree(alike(selected), building.apartments.map(alike)) : []
  const views = cameraViewChoices(camera.views, (viewId) =>
    localised(buildingPath(building.masterplanId, building.id, viewId)),
  )
  return (
    <>
      {picture && (
        <Viewer
          controls={controls}
          picture={picture}
          shapes={shapes}
          hint={hovered && <ApartmentHint apartment={hovered} selectedFilters={selectedFilters} />}
          label={m.picture_of({ name: building.name })}
          listLabel={m.picture_list()}
          selectedId={selected ? String(selected.id) : null}
          hoveredId={previewId === null ? null : String(previewId)}
          keepFree={keepFree}
          subjects={facade}
          onHover={(id) => onPreview(id === null || infoOf(id) ? null : Number(id))}
          onOpen={(id, { via }) => {
            const info = infoOf(id)
            if (info) return void navigate(info.href)
            openedBy(via)
            onSelect(Number(id))
          }}
          onClear={() => onSelect(undefined)}
        />
      )}
      {selected && !covered && (
        <MapCard
          apartment={selected}
          typeName={type?.name}
          selectedFilters={selectedFilters}
          similarTo={similarTo}
          justNow={changes.some(({ id }) => id === selected.id)}
          instead={instead && { name: instead.name, onShow: () => onSelect(instead.id) }}
          exploreRef={explore}
          onClose={() => onSelect(undefined)}
        />
      )}
      <PictureControls
        views={views}
        currentViewId={camera.view.id}
        words={pictureWords()}
        picture={controls}
      />
      {!covered && <Legend counts={building.statusCounts} ids={building.apartments.map(({ id }) => id)} />}
      {!covered && !selected && <LostCard />}
    </>
  )
})
