import { type PlaceAt, placeKey } from '@belvedere/domain/places/place-tree'
import { useEffect } from 'react'
import { Loading } from '../../staff/load/loading.tsx'
import { useLoaded } from '../../staff/load/use-loaded.ts'
import { useStudioProject } from '../project/studio-project.ts'
import { useUploads } from '../uploads/uploads.ts'
import { InfoPoints } from './info-points.tsx'
import { loadPlace } from './load-place.ts'
import { contentsOf } from './load-places.ts'
import { MadeOfPlaces } from './made-of-places.tsx'
import { OfProject } from './of-project.tsx'
import { PlaceHead } from './place-head.tsx'
import type { PlacePageProps } from './place-page-props.ts'
import { PlacePictures } from './place-pictures.tsx'
import { PlaceTexts } from './place-texts.tsx'
import { PlaceViews } from './place-views.tsx'
import { PlansByName } from './plans-by-name.tsx'

/** One place: what it is called, how it is seen, what is in it. */
export function PlacePage(props: PlacePageProps) {
  const { at, places, mayEdit } = props
  return (
    <>
      <PlaceHead {...props} />
      {!at && <OfProject mayEdit={mayEdit} />}
      {at && at.kind !== 'floors' && <OfPlace {...props} at={at} />}
      {mayEdit && (at === undefined || at.kind === 'buildings') && <PlansByName at={at} places={places} />}
      {at?.kind !== 'apartments' && <MadeOfPlaces {...props} />}
    </>
  )
}

function OfPlace({ at, places, mayEdit, onChanged }: PlacePageProps & { at: PlaceAt }) {
  const { project } = useStudioProject()
  const { poiId } = contentsOf(places, at)
  const place = placeKey(at)
  const [loaded, again] = useLoaded(place, () => loadPlace(project.id, at, poiId))
  const ready = useUploads().filter((upload) => upload.place === place && upload.state === 'ready').length
  useEffect(() => {
    if (ready > 0) again()
  }, [ready, again])
  const changed = () => {
    again()
    onChanged()
  }
  return (
    <Loading loaded={loaded} onAgain={again} rows={6}>
      {(contents) => (
        <>
          <PlaceTexts at={at} places={places} contents={contents} mayEdit={mayEdit} />
          {(at.kind === 'masterplans' || at.kind === 'buildings') && (
            <PlaceViews at={at} contents={contents} mayEdit={mayEdit} onChanged={changed} />
          )}
          <PlacePictures at={at} contents={contents} mayEdit={mayEdit} onChanged={changed} />
          {(at.kind === 'masterplans' || at.kind === 'buildings') && (
            <InfoPoints at={at} contents={contents} mayEdit={mayEdit} onChanged={changed} />
          )}
        </>
      )}
    </Loading>
  )
}
