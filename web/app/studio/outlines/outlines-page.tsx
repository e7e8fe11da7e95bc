import type { Drawing } from '@belvedere/domain/outlines/drawing'
import { langIdOf } from '@belvedere/domain/screens/locale'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { Loading } from '../../staff/load/loading.tsx'
import { useLoaded } from '../../staff/load/use-loaded.ts'
import { MEDIA } from '../../ui/media.ts'
import { useMediaQuery } from '../../ui/use-media-query.ts'
import { useShownTrail } from '../frame/trail.ts'
import { useAgainAfterChanges, useStudioProject } from '../project/studio-project.ts'
import { DrawingScreen } from './drawing-screen.tsx'
import { type DrawnPlace, loadPicture, loadPlaces } from './load-drawing.ts'
import { OnPhone } from './on-phone.tsx'
import styles from './studio-drawing.module.css'
import { useAgainUntil } from './use-again-until.ts'

/** Outlines on the pictures of buildings and masterplans: `?building=1&view=7`, `?masterplan=2`. */
export default function OutlinesPage() {
  const { project } = useStudioProject()
  const langId = langIdOf(useLocale())
  const [loaded, again] = useLoaded(`${project.id}`, () => loadPlaces(project.id, langId))
  useAgainUntil(loaded, (places) => places.length > 0, again)
  useAgainAfterChanges(again)
  return (
    <Loading loaded={loaded} onAgain={again} rows={8}>
      {(places) => <OfPlace places={places} />}
    </Loading>
  )
}

function OfPlace({ places }: { places: readonly DrawnPlace[] }) {
  const { project, may } = useStudioProject()
  const isPhone = useMediaQuery(MEDIA['--phone'])
  const langId = langIdOf(useLocale())
  const [address, setAddress] = useSearchParams()
  const place =
    places.find(({ kind, id }) => id === Number(address.get(kind))) ??
    places.find(({ kind }) => kind === 'building') ??
    places[0]
  const [carried, setCarried] = useState<{ viewId: number; outlines: Drawing }>()
  const viewId = Number(address.get('view')) || undefined
  const [loaded, again] = useLoaded(`${place?.kind} ${place?.id} ${viewId}`, async () =>
    place ? loadPicture(project.id, place, viewId, langId) : undefined,
  )
  useAgainUntil(loaded, (drawn) => Boolean(drawn?.picture.mediaData.tiles), again)
  useAgainAfterChanges(again)
  const shown = loaded.state === 'ready' ? loaded.value?.view.name : undefined
  useShownTrail(place ? [...place.within, place.name, ...(shown ? [shown] : [])] : [])
  const open = ({ kind, id }: DrawnPlace, to?: number) =>
    setAddress({ [kind]: `${id}`, ...(to && { view: `${to}` }) })
  if (!place) return <p className={styles.nothing}>{m.studio_no_buildings()}</p>
  return (
    <Loading loaded={loaded} onAgain={again} rows={8}>
      {(drawn) =>
        drawn && isPhone ? (
          <OnPhone key={drawn.picture.id} {...{ drawn, place, places }} onOpen={open} />
        ) : drawn ? (
          <DrawingScreen
            key={drawn.picture.id}
            projectId={project.id}
            places={places}
            place={place}
            drawn={drawn}
            mayDraw={may({ resource: 'content', permission: 'write' })}
            brought={carried?.viewId === drawn.view.id ? carried.outlines : undefined}
            onCarry={(to, outlines) => {
              setCarried({ viewId: to, outlines })
              open(place, to)
            }}
            onOpen={(to, view) => {
              // What was carried is made once.
              setCarried(undefined)
              open(to, view)
            }}
          />
        ) : (
          <p className={styles.nothing}>{m.studio_no_pictures({ building: place.name })}</p>
        )
      }
    </Loading>
  )
}
