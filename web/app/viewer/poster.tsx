import { useRef } from 'react'
import type { CameraStore } from './camera-store.ts'
import { useOnCamera } from './use-on-camera.ts'
import styles from './viewer.module.css'
import type { ViewerPicture } from './viewer-types.ts'

/** The first view, there before any script; it follows the camera until the tiles have taken over. */
export function Poster({ picture, camera }: { picture: ViewerPicture; camera: CameraStore }) {
  const image = useRef<HTMLImageElement>(null)
  const { width, height } = picture
  useOnCamera(camera, ({ scale, x, y }) => {
    if (!image.current) return
    image.current.style.width = `${width * scale}px`
    image.current.style.height = `${height * scale}px`
    image.current.style.transform = `translate(${x}px, ${y}px)`
  })
  return (
    <img
      ref={image}
      className={styles.poster}
      src={picture.posterSrc}
      srcSet={picture.posterSrcSet}
      sizes={`max(100vw, calc(100vh * ${width} / ${height}))`}
      alt={picture.alt}
      width={width}
      height={height}
      fetchPriority="high"
      draggable={false}
    />
  )
}
