import type { ComponentProps } from 'react'
import { preload } from 'react-dom'
import styles from './first-picture.module.css'

/** Of one picture in several widths. */
export interface PictureSources {
  readonly src: string
  readonly srcSet: string
  readonly avifSrcSet: string
}

interface FirstPictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet'> {
  sources: PictureSources
  sizes: string
}

/** The picture that a page is about: asked for with the page's first bytes, and before its scripts. */
export function FirstPicture({
  sources: { src, srcSet, avifSrcSet },
  sizes,
  alt,
  ...image
}: FirstPictureProps) {
  // Browsers that do not know the type leave it, and find the other below.
  preload(src, {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: avifSrcSet,
    imageSizes: sizes,
    fetchPriority: 'high',
  })
  return (
    <picture className={styles.picture}>
      <source type="image/avif" srcSet={avifSrcSet} sizes={sizes} />
      <img src={src} srcSet={srcSet} sizes={sizes} alt={alt} fetchPriority="high" {...image} />
    </picture>
  )
}

/**
 * A picture that covers a screen is mostly beside it on a phone, where it is as high as the screen and several times as
 * wide. On a dense screen it begins with two of its pixels for three of the page's, whatever the density: 960 on phones,
 * three fifths of the bytes of 1280. Tiles follow.
 */
export const coveringSizes = (width: string) =>
  `(min-resolution: 2.5dppx) calc(${width} / 5), (min-resolution: 1.5dppx) calc(${width} / 2.9), ${width}`
