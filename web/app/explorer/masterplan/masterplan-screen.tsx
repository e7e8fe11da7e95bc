import type { Masterplan } from '@belvedere/contract/entities/masterplan'
import { type Box, boxOf } from '@belvedere/domain/geometry/box'
import { masterplanPath, poiDetailsPath } from '@belvedere/domain/screens/screen-paths'
import { useMemo, useRef, useState } from 'react'
import { type CameraPicture, cameraViewChoices, viewerPicture } from '../../content/camera-picture.ts'
import { pictureWords } from '../../i18n/picture-words.ts'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { PictureControls } from '../../ui/picture-controls.tsx'
import { infoShape } from '../../viewer/info-shape.tsx'
import { useKeptFree } from '../../viewer/use-kept-free.ts'
import { Viewer } from '../../viewer/viewer.tsx'
import type { ViewerControls, ViewerShape } from '../../viewer/viewer-types.ts'
import { MASTERPLAN_COVERS } from './covers.ts'
import { PlacePreview } from './place-preview.tsx'
import { PlaceSheet } from './place-sheet.tsx'
import { masterplanShapes, placesOf } from './places.tsx'

interface MasterplanScreenProps {
  masterplan: Masterplan
  camera: CameraPicture
  onOpen: (path: string) => void
}

/** The masterplan in its viewer: a click opens what it hits, a touch previews it first. */
export function MasterplanScreen({ masterplan, camera, onOpen }: MasterplanScreenProps) {
  const localised = useLocalised()
  const controls = useRef<ViewerControls>(null)
  const [hoveredId, setHoveredId] = useState<string>()
  const [touchedId, setTouchedId] = useState<string>()
  const places = useMemo(() => placesOf(masterplan), [masterplan])
  const shapes = useMemo(
    () => [
      ...masterplanShapes(places, camera.picture, localised),
      ...camera.infoPoints.map((info, n) =>
        infoShape({ ...info, href: localised(poiDetailsPath(info.poiId)) }, n),
      ),
    ],
    [places, camera, localised],
  )
  const subjects = useMemo(() => buildingsIn(shapes), [shapes])
  const keepFree = useKeptFree(MASTERPLAN_COVERS, touchedId !== undefined)
  const picture = viewerPicture(camera, `${masterplan.name}, ${camera.view.title}`)
  const hovered = places.find(({ shapeId }) => shapeId === hoveredId)
  const touched = places.find(({ shapeId }) => shapeId === touchedId)
  const views = cameraViewChoices(camera.views, (viewId) => localised(masterplanPath(masterplan.id, viewId)))
  return (
    <>
      {picture && (
        <Viewer
          controls={controls}
          picture={picture}
          shapes={shapes}
          hint={hovered && <PlacePreview place={hovered} />}
          label={m.picture_of({ name: masterplan.name })}
          listLabel={m.picture_list()}
          selectedId={null}
          hoveredId={touchedId ?? null}
          keepFree={keepFree}
          previewedId={touchedId ?? null}
          subjects={subjects}
          onHover={(id) => setHoveredId(id ?? undefined)}
          onOpen={(id, { touch }) => {
            // A finger has no hover: what has a card to show is previewed first.
            const hasCard = places.some(({ shapeId }) => shapeId === id)
            const { href } = shapes.find((shape) => shape.id === id) ?? {}
            if (touch && hasCard) setTouchedId(id)
            else if (href) onOpen(href)
          }}
          onClear={() => setTouchedId(undefined)}
        />
      )}
      {touched && <PlaceSheet place={touched} onClose={() => setTouchedId(undefined)} />}
      <PictureControls
        views={views}
        currentViewId={camera.view.id}
        words={pictureWords()}
        picture={controls}
      />
    </>
  )
}

/** What has a chip. */
function buildingsIn(shapes: readonly ViewerShape[]): Box[] {
  return shapes.filter(({ chip }) => chip).map(({ points }) => boxOf(points.flat()))
}
