import { useRef, useState } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import type { MapControls, MapPoint } from '../../map/map-types.ts'
import { PointMap } from '../../map/point-map.tsx'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import styles from './studio-place-map.module.css'
import { useDraggedPin } from './use-dragged-pin.ts'

interface GeoPoint {
  readonly latitude: number
  readonly longitude: number
}

interface PlaceMapProps {
  name: string
  at: GeoPoint
  /** Undefined for those who only read. */
  onPut: ((at: GeoPoint) => void) | undefined
}

const NOTHING = { top: 0, right: 0, bottom: 0, left: 0 }
const OWN_GROUND = {}
const STREETS = 14
const PIN = 1
const DIGITS = 4

/** The project's pin: dragged to its place, or put into the middle of the map, which arrows move. */
export default function PlaceMap({ name, at, onPut }: PlaceMapProps) {
  const locale = useLocale()
  const controls = useRef<MapControls>(null)
  const [points] = useState<readonly MapPoint[]>([{ id: PIN, name, ...at }])
  const [words] = useState({
    map: m.studio_new_map(),
    attribution: m.studio_new_map_sources(),
    cluster: () => '',
    language: locale === 'en' ? ('en' as const) : ('sr' as const),
  })
  const [lost, setLost] = useState(false)
  const host = useRef<HTMLDivElement>(null)
  const put = (x: number, y: number) => {
    const to = controls.current?.at(x, y)
    if (to) onPut?.({ latitude: rounded(to.latitude), longitude: rounded(to.longitude) })
  }
  const putInMiddle = () => {
    const { clientWidth = 0, clientHeight = 0 } = host.current ?? {}
    put(clientWidth / 2, clientHeight / 2)
  }
  const dragging = useDraggedPin(put)
  return (
    <>
      {!lost && (
        <div ref={host} className={styles.map} data-pin={onPut && 'free'} {...(onPut && dragging)}>
          <PointMap
            points={points}
            basemap={OWN_GROUND}
            words={words}
            chosenId={PIN}
            target={{ ...at, zoom: STREETS }}
            covered={NOTHING}
            controls={controls}
            onChoose={() => {}}
            onClear={() => {}}
            onReady={() => {}}
            onUnavailable={() => setLost(true)}
            onLocateFailed={() => {}}
          />
        </div>
      )}
      <div className={styles.where}>
        {onPut && !lost && (
          <>
            <span>{m.studio_new_drag_pin()}</span>
            <Button look="text" className={styles.put} onClick={putInMiddle}>
              {m.studio_new_put_pin()}
            </Button>
          </>
        )}
        <span>{`${at.latitude.toFixed(DIGITS)}, ${at.longitude.toFixed(DIGITS)}`}</span>
      </div>
    </>
  )
}

const rounded = (degrees: number) => Number(degrees.toFixed(DIGITS + 2))
