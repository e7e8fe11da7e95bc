import { useMemo, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { statusWord } from '../../staff/apartments/status-words.ts'
import { StatusLabel } from '../../ui/status-label.tsx'
import { Viewer } from '../../viewer/viewer.tsx'
import { OnComputer } from '../ui/on-computer.tsx'
import type { DrawnPicture, DrawnPlace } from './load-drawing.ts'
import { drawingOf } from './outline-saving.ts'
import { createOutlineShapes } from './outline-shapes.ts'
import styles from './studio-drawing.module.css'
import { facadeOf, viewerPictureOf } from './viewer-picture.ts'

interface OnPhoneProps {
  places: readonly DrawnPlace[]
  place: DrawnPlace
  drawn: DrawnPicture
  onOpen: (place: DrawnPlace, viewId?: number) => void
}

/** Fingers on a small screen draw no outlines: they choose a picture and look at what is drawn on it. */
export function OnPhone({ places, place, drawn, onOpen }: OnPhoneProps) {
  const { picture, view, views, outlines } = drawn
  const drawing = useMemo(() => drawingOf(outlines), [outlines])
  const [outlineShapes] = useState(createOutlineShapes)
  const shapes = useMemo(() => outlineShapes(place.things, drawing), [outlineShapes, place.things, drawing])
  const [selected, select] = useState<string | null>(null)
  const chosen = place.things.find(({ poiId }) => String(poiId) === selected)
  const viewed = viewerPictureOf(picture, m.studio_picture_of({ building: place.name, view: view.name }))
  const [subjects] = useState(() => viewed && [facadeOf(drawing, viewed)])
  const keyOf = (one: DrawnPlace) => `${one.kind} ${one.id}`
  return (
    <div className={styles.onPhone}>
      <h1>{place.name}</h1>
      <label>
        {m.studio_places()}
        <select
          value={keyOf(place)}
          onChange={({ target }) => {
            const to = places.find((one) => keyOf(one) === target.value)
            if (to) onOpen(to)
          }}
        >
          {places.map((one) => (
            <option key={keyOf(one)} value={keyOf(one)}>
              {[...one.within, one.name].join(' › ')}
            </option>
          ))}
        </select>
      </label>
      {views.length > 1 && (
        <label>
          {m.studio_camera_views()}
          <select value={view.id} onChange={({ target }) => onOpen(place, Number(target.value))}>
            {views.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {viewed ? (
        <section className={styles.phonePicture} aria-label={view.name}>
          <Viewer
            picture={viewed}
            label={viewed.alt}
            listLabel={m.studio_outlines()}
            shapes={shapes}
            selectedId={selected}
            onOpen={select}
            onClear={() => select(null)}
            {...(subjects && { subjects })}
          />
        </section>
      ) : (
        <p>{m.studio_tiles_on_their_way()}</p>
      )}
      <p className={styles.phoneSaid}>
        {chosen ? (
          <>
            <b>{chosen.name}</b>
            {chosen.apartment && (
              <StatusLabel status={chosen.apartment.status} word={statusWord(chosen.apartment.status)} />
            )}
          </>
        ) : (
          m.studio_drawn_of({ drawn: shapes.length, total: place.things.length })
        )}
      </p>
      <OnComputer words={m.studio_on_computer_draw()} />
    </div>
  )
}
