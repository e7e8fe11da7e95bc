import type { Ref, RefObject } from 'react'
import { m } from '../../paraglide/messages.js'
import { StaffIcon } from '../../staff/ui/staff-icon.tsx'
import type { ViewerControls } from '../../viewer/viewer-types.ts'
import type { DrawnView } from './load-drawing.ts'
import styles from './studio-view-strip.module.css'

interface ViewStripProps {
  views: readonly DrawnView[]
  current: DrawnView
  /** Outlines on the current one, of so many apartments. */
  drawn: number
  total: number
  controls: RefObject<ViewerControls | null>
  /** Says how large the picture is. */
  zoom: Ref<HTMLSpanElement>
  onOpen: (viewId: number) => void
}

/** The camera views of the building, and the zoom. */
export function ViewStrip({ views, current, drawn, total, controls, zoom, onOpen }: ViewStripProps) {
  return (
    <div className={styles.strip}>
      <ul className={styles.views} aria-label={m.studio_camera_views()}>
        {views.map(({ id, name, thumbnail }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.view}
              aria-current={id === current.id ? 'true' : undefined}
              onClick={() => onOpen(id)}
            >
              {thumbnail && <img src={thumbnail} alt="" width="70" height="46" />}
              <span>
                <b>{name}</b>
                {id === current.id && <small>{m.studio_drawn_of({ drawn, total })}</small>}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; these buttons move a picture */}
      <div className={styles.zoom} role="group" aria-label={m.studio_zoom()}>
        <button type="button" aria-label={m.studio_zoom_out()} onClick={() => controls.current?.zoomOut()}>
          <StaffIcon name="minus" />
        </button>
        <span ref={zoom} className={styles.percent} />
        <button type="button" aria-label={m.studio_zoom_in()} onClick={() => controls.current?.zoomIn()}>
          <StaffIcon name="plus" />
        </button>
        <button type="button" aria-label={m.studio_whole_picture()} onClick={() => controls.current?.whole()}>
          <StaffIcon name="whole" />
        </button>
      </div>
    </div>
  )
}
