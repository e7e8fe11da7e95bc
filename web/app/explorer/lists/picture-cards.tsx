import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { pictureAddress } from '../../content/picture-address.ts'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { MEDIA } from '../../ui/media.ts'
import styles from './picture-cards.module.css'

export interface PictureCard {
  readonly key: string
  readonly name: string
  readonly path: string
  readonly picture: string | undefined
  /** What there is to know of it beneath its name. */
  readonly facts: ReactNode
}

/** What a list page lists: each with its picture, its name and its facts, leading to its own screen. */
export function PictureCards({ cards }: { cards: readonly PictureCard[] }) {
  const localised = useLocalised()
  if (cards.length === 0) return <p className={styles.nothing}>{m.nothing_published()}</p>
  return (
    <ul className={styles.list}>
      {cards.map(({ key, name, path, picture, facts }) => (
        <li key={key}>
          <Link className={styles.card} to={localised(path)}>
            {picture ? (
              <img
                className={styles.picture}
                src={pictureAddress(picture, 640)}
                srcSet={`${pictureAddress(picture, 640)} 640w, ${pictureAddress(picture, 960)} 960w`}
                sizes={`${MEDIA['--from-desktop']} 400px, ${MEDIA['--from-tablet']} 50vw, 100vw`}
                alt=""
                width="640"
                height="360"
              />
            ) : (
              <span className={styles.picture} />
            )}
            <span className={styles.words}>
              <span className={styles.name}>
                {name}
                <Icon name="open" />
              </span>
              {facts}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
