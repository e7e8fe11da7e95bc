import { pictureAddress } from '../../content/picture-address.ts'
import { m } from '../../paraglide/messages.js'
import { OnComputer } from '../ui/on-computer.tsx'
import type { DrawnPicture, DrawnPlace } from './load-drawing.ts'
import styles from './studio-drawing.module.css'

/** Fingers on a small screen draw no outlines: the picture, and where to go on. */
export function OnPhone({ place, drawn }: { place: DrawnPlace; drawn: DrawnPicture }) {
  const { picture, view } = drawn
  return (
    <div className={styles.onPhone}>
      <h1>{place.name}</h1>
      {picture.media && (
        <img
          src={pictureAddress(picture.media, 960)}
          alt={m.studio_picture_of({ building: place.name, view: view.name })}
        />
      )}
      <OnComputer words={m.studio_on_computer_draw()} />
    </div>
  )
}
