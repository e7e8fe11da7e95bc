import type { ComponentProps } from 'react'
import { preload } from 'react-dom'
import styles from './first-picture.module.css'
import { MEDIA } from './media.ts'

/** Of one picture in several widths. */
export interface PictureSources {
  readonly src: string
  readonly srcSet: string
  readonly avifSrcSet: string
}

interface Shot {
  readonly sources: PictureSources
  readonly sizes: string
}

interface FirstPictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'sizes'>, Shot {
  /** Another one that suits an upright screen better. */
  onPhone?: Shot | undefined
}

/** The picture that a page is about: asked for with the page's first bytes, and before its scripts. */
export function FirstPicture({ sources, sizes, onPhone, alt, ...image }: FirstPictureProps) {
  preloadShot({ sources, sizes }, onPhone && MEDIA['--from-tablet'])
  if (onPhone) preloadShot(onPhone, MEDIA['--phone'])
  return (
    <picture className={styles.picture}>
      {onPhone && (
        <>
          <source
            type="image/avif"
            media={MEDIA['--phone']}
            srcSet={onPhone.sources.avifSrcSet}
            sizes={onPhone.sizes}
          />
          <source media={MEDIA['--phone']} srcSet={onPhone.sources.srcSet} sizes={onPhone.sizes} />
        </>
      )}
      <source type="image/avif" srcSet={sources.avifSrcSet} sizes={sizes} />
      <img
        src={sources.src}
        srcSet={sources.srcSet}
        sizes={sizes}
        alt={alt}
        fetchPriority="high"
        {...image}
      />
    </picture>
  )
}

/** Browsers that do not know the type leave it, and find the other in the page. */
function preloadShot({ sources: { src, avifSrcSet }, sizes }: Shot, media: string | undefined) {
  preload(src, {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: avifSrcSet,
    imageSizes: sizes,
    fetchPriority: 'high',
    media,
  })
}

/**
 * A picture that covers a screen is mostly beside it on a phone, where it is as high as the screen and several times as
 * wide. On a dense screen it begins with two of its pixels for three of the page's, whatever the density: 960 on phones,
 * three fifths of the bytes of 1280. Tiles follow.
 */
export const coveringSizes = (width: string) =>
  `(min-resolution: 2.5dppx) calc(${width} / 5), (min-resolution: 1.5dppx) calc(${width} / 2.9), ${width}`
