import { Link } from 'react-router'
import styles from './camera-views.module.css'
import glass from './glass.module.css'
import { Icon } from './icon.tsx'

export interface CameraViewChoice {
  readonly id: number
  readonly name: string
  readonly href: string
  readonly thumbnail: string | undefined
}

interface CameraViewsProps {
  views: readonly CameraViewChoice[]
  currentId: number
  label: string
}

/** The camera views of a picture: a strip of thumbnails, on a phone behind one button. */
export function CameraViews({ views, currentId, label }: CameraViewsProps) {
  if (views.length < 2) return null
  const current = views.find(({ id }) => id === currentId)
  return (
    <nav className={styles.views} aria-label={label}>
      <details className={styles.fold} name="camera-views">
        <summary className={`${styles.summary} ${glass.glass}`}>
          <Icon name="views" />
          <span className={styles.name}>{current?.name}</span>
          <Icon name="up" size={16} />
        </summary>
        <Strip views={views} currentId={currentId} />
      </details>
      <div className={styles.open}>
        <Strip views={views} currentId={currentId} />
      </div>
    </nav>
  )
}

function Strip({ views, currentId }: Omit<CameraViewsProps, 'label'>) {
  return (
    <ul className={`${styles.strip} ${glass.glass}`}>
      {views.map(({ id, name, href, thumbnail }) => (
        <li key={id}>
          <Link
            className={styles.view}
            to={href}
            replace
            aria-current={id === currentId ? 'page' : undefined}
          >
            {thumbnail ? <img src={thumbnail} alt="" width="96" height="58" loading="lazy" /> : null}
            <span>{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
