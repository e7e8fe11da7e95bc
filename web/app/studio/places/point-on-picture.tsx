import { langIdOf } from '@belvedere/domain/screens/locale'
import { type CSSProperties, type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { useStudioProject } from '../project/studio-project.ts'
import { StudioPicture } from '../ui/studio-picture.tsx'
import type { ViewOfPlace } from './load-place.ts'
import { usePlaceEdits } from './place-edits.ts'
import { type PointAt, pointKey, pointNow } from './save-points.ts'
import styles from './studio-info-points.module.css'

interface PointOnPictureProps {
  poiId: number
  name: string
  views: readonly ViewOfPlace[]
  mayEdit: boolean
}

/** By so much of the picture's width an arrow moves the point, and with Shift. */
const STEP = 0.005
const LARGE_STEP = 0.05

/** As parts of the picture's sides. */
type Point = { readonly x: number; readonly y: number }

const MIDDLE: Point = { x: 0.5, y: 0.5 }
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Where an info point stands on each picture: by a click, or by arrows. */
export function PointOnPicture({ poiId, name, views, mayEdit }: PointOnPictureProps) {
  const { project } = useStudioProject()
  const { points } = usePlaceEdits()
  const langId = langIdOf(useLocale())
  const shown = views.filter(({ picture }) => picture?.file?.width)
  const [viewId, setViewId] = useState(shown[0]?.id)
  const [stored, setStored] = useState<PointAt>()
  const picture = shown.find(({ id }) => id === viewId)?.picture
  const mediaId = picture?.id
  const { width = 0, height = 0 } = sizeOf(picture?.file)
  const key = pointKey(mediaId ?? 0, poiId, width)
  const put = points.use(({ typed }) => typed.get(key)) ?? stored
  const at = put && { x: put[0] / width, y: put[1] / height }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a newer render has its points elsewhere
  useEffect(() => {
    setStored(undefined)
    if (mediaId === undefined) return
    let left = false
    pointNow(project.id, mediaId, poiId).then((outline) => {
      const [x, y] = outline?.parts[0]?.[0] ?? []
      if (!left && x !== undefined && y !== undefined) setStored([x, y])
    }, console.error)
    return () => {
      left = true
    }
  }, [project.id, mediaId, poiId, width])

  if (!picture) return null

  const putAt = (x: number, y: number) =>
    points.change(new Map([[key, [Math.round(clamp(x) * width), Math.round(clamp(y) * height)]]]))

  function press(event: MouseEvent<HTMLElement>) {
    const box = event.currentTarget.getBoundingClientRect()
    // A press of Enter is no place on the picture.
    if (event.detail === 0) return
    putAt((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height)
  }

  function arrow(event: KeyboardEvent) {
    const direction = ARROWS[event.key]
    if (!direction) return
    event.preventDefault()
    const { x, y } = at ?? MIDDLE
    const step = event.shiftKey ? LARGE_STEP : STEP
    putAt(x + direction.x * step, y + direction.y * step)
  }

  return (
    <div className={styles.where}>
      <label>
        <span>{m.studio_info_point_on()}</span>
        <select value={viewId} onChange={(event) => setViewId(Number(event.target.value))}>
          {shown.map(({ id, title }) => (
            <option key={id} value={id}>
              {title[langId] ?? m.studio_view_unnamed()}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className={styles.picture}
        style={{ aspectRatio: `${width} / ${height}` } as CSSProperties}
        aria-label={m.studio_info_point_put({ name })}
        disabled={!mayEdit}
        onClick={press}
        onKeyDown={arrow}
      >
        <StudioPicture
          projectId={project.id}
          mediaId={picture.id}
          revision={picture.revision}
          width={960}
          alt=""
        />
        {at && <span className={styles.pin} style={{ left: `${at.x * 100}%`, top: `${at.y * 100}%` }} />}
      </button>
    </div>
  )
}

const clamp = (part: number) => Math.min(1, Math.max(0, part))

const sizeOf = (file: { width: number | null; height: number | null } | null | undefined) => ({
  width: file?.width ?? 0,
  height: file?.height ?? 0,
})
