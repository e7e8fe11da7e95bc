import type { Project } from '@belvedere/contract/entities/project'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import type { ReactNode } from 'react'
import { textOf } from '../../content/media-of.ts'
import { m } from '../../paraglide/messages.js'
import { PRODUCT_NAME } from '../../ui/product-name.ts'
import styles from './splash.module.css'

interface SplashProps {
  project: Project | null | undefined
  /** The picture behind. */
  ground: ReactNode
  /** The way on for visitors without JavaScript. */
  way?: ReactNode
}

export function Splash({ project, ground, way }: SplashProps) {
  return (
    <main className={styles.splash}>
      {ground}
      <h1 className={styles.name}>{project?.name ?? PRODUCT_NAME}</h1>
      {project && (
        <p className={styles.slogan}>{textOf(project.media, MEDIA_TYPES.description) ?? project.city}</p>
      )}
      {way}
      <div className={styles.foot}>
        <div className={styles.line} role="progressbar" aria-label={m.loading()} />
        <p className={styles.by}>
          {m.powered_by()} <b>{PRODUCT_NAME}</b>
        </p>
      </div>
    </main>
  )
}
