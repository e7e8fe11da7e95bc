import type { ReactNode } from 'react'
import styles from './picture-page.module.css'
import { Watermark } from './watermark.tsx'

/** A screen whose picture is the page: edge to edge, with the bars and cards over it. */
export function PicturePage({ bar, children }: { bar: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.page}>
      {bar}
      <main className={styles.picture}>{children}</main>
      <Watermark />
    </div>
  )
}
