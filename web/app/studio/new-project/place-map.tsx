import { useRef, useState } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import type { MapControls, MapPoint } from '../../map/map-types.ts'
import { PointMap } from '../../map/point-map.tsx'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import styles from './studio-new-project.module.css'

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
const DIGITS = 4

/** The project's pin; the map is moved beneath a cross, and the pin put there: by a finger, a mouse or arrows alike. */
export default function PlaceMap({ name, at, onPut }: PlaceMapProps) {
  const locale = useLocale()
  const controls = useRef<MapControls>(null)
  const [points] = useState<readonly MapPoint[]>([{ id: 1, name, ...at }])
  const [words] = useState({
    map: m.studio_new_map(),
    attribution: m.studio_new_map_sources(),
    cluster: () => '',
    language: locale === 'en' ? ('en' as const) : ('sr' as const),
  })
  const [lost, setLost] = useState(false)
  const put = () => {
    const centre = controls.current?.centre()
    if (centre) onPut?.({ latitude: rounded(centre.latitude), longitude: rounded(centre.longitude) })
  }
  return (
    <>
      {!lost && (
        <div className={styles.map}>
          <PointMap
            points={points}
            basemap={OWN_GROUND}
            words={words}
            chosenId={null}
            target={{ ...at, zoom: STREETS }}
            covered={NOTHING}
            controls={controls}
            onChoose={() => {}}
            onClear={() => {}}
            onReady={() => {}}
            onUnavailable={() => setLost(true)}
            onLocateFailed={() => {}}
          />
          {onPut && <span className={styles.cross} aria-hidden="true" />}
        </div>
      )}
      <div className={styles.where}>
        {onPut && !lost && (
          <Button look="text" onClick={put}>
            {m.studio_new_put_pin()}
          </Button>
        )}
        <span>{`${at.latitude.toFixed(DIGITS)}, ${at.longitude.toFixed(DIGITS)}`}</span>
      </div>
    </>
  )
}

const rounded = (degrees: number) => Number(degrees.toFixed(DIGITS + 2))
