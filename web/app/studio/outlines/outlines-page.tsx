import type { Drawing } from '@belvedere/domain/outlines/drawing'
import { langIdOf } from '@belvedere/domain/screens/locale'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { MEDIA } from '../../ui/media.ts'
import { useMediaQuery } from '../../ui/use-media-query.ts'
import { Loading } from '../load/loading.tsx'
import { useLoaded } from '../load/use-loaded.ts'
import { useStudioProject } from '../project/studio-project.ts'
import { DrawingScreen } from './drawing-screen.tsx'
import { type DrawnBuilding, loadBuildings, loadPicture } from './load-drawing.ts'
import { OnPhone } from './on-phone.tsx'
import styles from './studio-drawing.module.css'
import { useAgainUntil } from './use-again-until.ts'

/** Outlines on the pictures of buildings: `?building=1&view=7`. */
export default function OutlinesPage() {
  const { project } = useStudioProject()
  const langId = langIdOf(useLocale())
  const [loaded, again] = useLoaded(`${project.id}`, () => loadBuildings(project.id, langId))
  useAgainUntil(loaded, (buildings) => buildings.length > 0, again)
  return (
    <Loading loaded={loaded} onAgain={again} rows={8}>
      {(buildings) => <OfBuilding buildings={buildings} />}
    </Loading>
  )
}

function OfBuilding({ buildings }: { buildings: readonly DrawnBuilding[] }) {
  const { project, may } = useStudioProject()
  const isPhone = useMediaQuery(MEDIA['--phone'])
  const langId = langIdOf(useLocale())
  const [address, setAddress] = useSearchParams()
  const building = buildings.find(({ id }) => id === Number(address.get('building'))) ?? buildings[0]
  const [carried, setCarried] = useState<{ viewId: number; outlines: Drawing }>()
  const viewId = Number(address.get('view')) || undefined
  const [loaded, again] = useLoaded(`${building?.id} ${viewId}`, async () =>
    building ? loadPicture(project.id, building.id, viewId, langId) : undefined,
  )
  useAgainUntil(loaded, (drawn) => Boolean(drawn?.picture.mediaData.tiles), again)
  /** What was carried is made once. */
  function open(place: Record<string, string>) {
    setCarried(undefined)
    setAddress(place)
  }
  if (!building) return <p className={styles.nothing}>{m.studio_no_buildings()}</p>
  return (
    <Loading loaded={loaded} onAgain={again} rows={8}>
      {(drawn) =>
        drawn && isPhone ? (
          <OnPhone drawn={drawn} building={building} />
        ) : drawn ? (
          <DrawingScreen
            key={drawn.picture.id}
            projectId={project.id}
            buildings={buildings}
            building={building}
            drawn={drawn}
            mayDraw={may({ resource: 'content', permission: 'write' })}
            brought={carried?.viewId === drawn.view.id ? carried.outlines : undefined}
            onCarry={(to, outlines) => {
              setCarried({ viewId: to, outlines })
              setAddress({ building: `${building.id}`, view: `${to}` })
            }}
            onOpen={({ buildingId, viewId }) =>
              open({ building: `${buildingId}`, ...(viewId && { view: `${viewId}` }) })
            }
          />
        ) : (
          <p className={styles.nothing}>{m.studio_no_pictures({ building: building.name })}</p>
        )
      }
    </Loading>
  )
}
