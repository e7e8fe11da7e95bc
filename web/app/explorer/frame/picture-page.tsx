import type { ReactNode } from 'react'
import styles from './picture-page.module.css'
import { Watermark } from './watermark.tsx'

interface PicturePageProps {
  /** Dark behind a picture; the map is light, and needs no shade for what is written on it. */
  ground?: 'picture' | 'map'
  bar: ReactNode
  children: ReactNode
}

/** A screen whose picture is the page: edge to edge, with the bars and cards over it. */
export function PicturePage({ ground = 'picture', bar, children }: PicturePageProps) {
  return (
    <div className={styles.page} data-ground={ground}>
      {bar}
      <main className={styles.picture}>{children}</main>
      <Watermark />
    </div>
  )
}
