import type { ProjectPoint } from '@belvedere/contract/entities/project'
import type { MapTarget } from '@belvedere/domain/map/map-target'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import type { Basemap, MapControls as Controls } from '../../map/map-types.ts'
import { PointMap } from '../../map/point-map.tsx'
import { m } from '../../paraglide/messages.js'
import { notify } from '../../state/notify.ts'
import { MEDIA } from '../../ui/media.ts'
import { useMediaQuery } from '../../ui/use-media-query.ts'
import { MapControls } from './map-controls.tsx'
import { ProjectCard } from './project-card.tsx'
import styles from './project-map-screen.module.css'

/** What bars cover of the map, and what the card covers in their place. */
const COVERS = {
  desktop: { bars: { top: 120, right: 90, bottom: 130, left: 90 }, card: { right: 560 } },
  // A bar less than on a desk, and the height to show a country in.
  flat: { bars: { top: 92, right: 96, bottom: 52, left: 96 }, card: { right: 530 } },
  // Every pixel of land counts.
  phone: {
    bars: { top: 96, right: 72, bottom: 130, left: 52 },
    card: { top: 120, left: 70, right: 70, bottom: 400 },
  },
}

interface ProjectMapScreenProps {
  projects: readonly ProjectPoint[]
  basemap: Basemap
  /** What the address asks for, and a key that is new whenever it asks again. */
  target: MapTarget | undefined
  locating: boolean
  asked: string
  controls: RefObject<Controls | null>
  onUnavailable: () => void
}

/** Every project on the map: a pin opens its card, the card opens the project (LOC-03). */
export function ProjectMapScreen({ projects, basemap, target, controls, ...props }: ProjectMapScreenProps) {
  const locale = useLocale()
  const screen = useRef<HTMLDivElement>(null)
  const isPhone = useMediaQuery(MEDIA['--phone'])
  const isFlat = useMediaQuery(MEDIA['--flat'])
  const { bars, card } = isPhone ? COVERS.phone : isFlat ? COVERS.flat : COVERS.desktop
  const [chosenId, setChosenId] = useState<number | null>(null)
  const [ground] = useState(basemap)
  const answered = useRef(props.asked)
  const chosen = projects.find(({ id }) => id === chosenId)

  useEffect(() => {
    if (answered.current === props.asked) return
    answered.current = props.asked
    if (target) controls.current?.flyTo(target)
    else if (props.locating) controls.current?.locate()
  }, [props.asked, target, props.locating, controls])

  const choose = (project: ProjectPoint) => {
    setChosenId(project.id)
    controls.current?.keepFree([project.longitude, project.latitude], { ...bars, ...card })
  }
  const close = () => {
    setChosenId(null)
    screen.current?.querySelector<HTMLElement>(`[data-point="${chosenId}"]`)?.focus()
  }

  return (
    <div ref={screen} className={styles.screen}>
      <PointMap
        points={projects}
        basemap={ground}
        words={{
          map: m.map_label(),
          attribution: m.map_sources(),
          cluster: (count) => m.cluster({ count }),
          language: locale === 'en' ? 'en' : 'sr',
        }}
        chosenId={chosenId}
        target={target}
        covered={bars}
        controls={controls}
        onChoose={(id) => {
          const project = projects.find((one) => one.id === id)
          if (project) choose(project)
        }}
        onClear={() => setChosenId(null)}
        onReady={(map) => props.locating && map.locate()}
        onUnavailable={props.onUnavailable}
        onLocateFailed={() =>
          notify({
            type: 'warning',
            title: m.locate_failed_title(),
            message: projects.length > 1 ? m.locate_failed_text() : m.locate_failed_alone(),
            afterOk: 'stay',
          })
        }
      />
      {chosen && <ProjectCard key={chosen.id} project={chosen} onClose={close} />}
      <MapControls
        onZoomIn={() => controls.current?.zoomIn()}
        onZoomOut={() => controls.current?.zoomOut()}
        onLocate={() => controls.current?.locate()}
      />
    </div>
  )
}
