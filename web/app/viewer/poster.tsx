import { useRef } from 'react'
import { coveringSizes, FirstPicture } from '../ui/first-picture.tsx'
import { type CameraStore, useOnCamera } from './camera-store.ts'
import styles from './viewer.module.css'
import type { ViewerPicture } from './viewer-types.ts'

/** The level of the pyramid that is 33 to 64 pixels long: half a kilobyte, and stretched over the screen a blur. */
const BLURRED_LEVEL = 6

/**
 * The first view, there before any script, and a blur of it before that. It follows the camera until the tiles have
 * taken over; the blur stays as the ground around a picture that is smaller than the view.
 */
export function Poster({ picture, camera }: { picture: ViewerPicture; camera: CameraStore }) {
  const place = useRef<HTMLDivElement>(null)
  const { width, height, tiles } = picture
  useOnCamera(camera, ({ scale, x, y }) => {
    // Only the transform: a new size would lay the page out anew with every frame.
    if (place.current) place.current.style.transform = `translate(${x}px, ${y}px) scale(${scale})`
  })
  return (
    <>
      <img
        className={styles.ground}
        src={`${tiles.url}/${BLURRED_LEVEL}/0_0.${tiles.format}`}
        alt=""
        fetchPriority="high"
        draggable={false}
      />
      <div ref={place} className={styles.poster}>
        <FirstPicture
          sources={picture.poster}
          sizes={coveringSizes(`max(100vw, calc(100vh * ${width} / ${height}))`)}
          alt={picture.alt}
          width={width}
          height={height}
          draggable={false}
        />
      </div>
    </>
  )
}
