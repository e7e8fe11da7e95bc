import { buildingPath } from '@belvedere/domain/screen-paths'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import type { Building } from '../../api/entities.ts'
import { cameraViewChoices } from '../../content/camera-view-choices.ts'
import type { CameraPicture } from '../../content/load-camera-picture.ts'
import { viewerPicture } from '../../content/viewer-picture.ts'
import { useLocalised } from '../../i18n/use-locale.ts'
import { zoomWords } from '../../i18n/zoom-words.ts'
import { m } from '../../paraglide/messages.js'
import { CameraViews } from '../../ui/camera-views.tsx'
import { ZoomControls } from '../../ui/zoom-controls.tsx'
import { Viewer } from '../../viewer/viewer.tsx'
import type { ViewerControls } from '../../viewer/viewer-types.ts'
import { ApartmentCard } from './apartment-card.tsx'
import { apartmentShapes } from './apartment-shapes.ts'
import { Legend } from './legend.tsx'
import { useKeptFree } from './use-kept-free.ts'

interface BuildingScreenProps {
  building: Building
  camera: CameraPicture
  selectedFilters: readonly number[]
  selectedId: number | undefined
  onSelect: (apartmentId: number | undefined) => void
}

/** The building in its viewer: its apartments by status, the selected one beside it. */
export function BuildingScreen({
  building,
  camera,
  selectedFilters,
  selectedId,
  onSelect,
}: BuildingScreenProps) {
  const localised = useLocalised()
  const controls = useRef<ViewerControls>(null)
  const explore = useRef<HTMLAnchorElement>(null)
  const openedByKeyboard = useRef(false)
  const shapes = useMemo(
    () => apartmentShapes(building.apartments, camera.picture),
    [building.apartments, camera.picture],
  )
  const keepFree = useKeptFree()
  const picture = viewerPicture(camera, `${building.name}, ${camera.view.title}`)
  const selected = building.apartments.find(({ id }) => id === selectedId)
  const type = building.apartmentTypes.find(({ id }) => id === selected?.apartmentTypeId)
  useEffect(() => {
    // Whoever opens the card by keyboard goes on in it.
    if (selectedId !== undefined && openedByKeyboard.current) explore.current?.focus()
  }, [selectedId])
  const clear = useEffectEvent(() => onSelect(undefined))
  useEffect(() => {
    // The viewer answers to Escape itself; this is for those who are in the card, or nowhere.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) clear()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
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
          label={m.picture_of({ name: building.name })}
          selectedId={selected ? String(selected.id) : null}
          keepFree={keepFree}
          onOpen={(id, { via }) => {
            openedByKeyboard.current = via === 'keyboard'
            onSelect(Number(id))
          }}
          onClear={() => onSelect(undefined)}
        />
      )}
      {selected && (
        <ApartmentCard
          apartment={selected}
          typeName={type?.name}
          selectedFilters={selectedFilters}
          exploreRef={explore}
          onClose={() => onSelect(undefined)}
        />
      )}
      <CameraViews views={views} currentId={camera.view.id} label={m.camera_views()} />
      <Legend counts={building.statusCounts} />
      <ZoomControls
        words={zoomWords()}
        onZoomIn={() => controls.current?.zoomIn()}
        onZoomOut={() => controls.current?.zoomOut()}
        onHome={() => controls.current?.home()}
      />
    </>
  )
}
