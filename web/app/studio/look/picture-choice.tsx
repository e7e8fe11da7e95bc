import type { Answer } from '@belvedere/contract/client-types'
import { pictureAddress } from '../../content/picture-address.ts'
import styles from './studio-look.module.css'

type Picture = Answer<'GET /api/v1/projects/{id}/media-content'>[number]

interface PictureChoiceProps {
  name: string
  pictures: readonly Picture[]
  chosenId: number | null
  /** A photograph fills its frame, a logo stands in it. */
  covers?: boolean
  onChoose: (id: number) => void
}

export function PictureChoice({ name, pictures, chosenId, covers = false, onChoose }: PictureChoiceProps) {
  return (
    <fieldset className={styles.picture}>
      <legend className={styles.heading}>{name}</legend>
      {pictures.map(({ id, name: title, media }) => (
        <label key={id} className={styles.frame} data-covers={covers ? '' : undefined}>
          <input
            type="radio"
            name={name}
            aria-label={title}
            checked={id === chosenId}
            onChange={() => onChoose(id)}
          />
          {media && <img src={covers ? pictureAddress(media, 320) : media} alt="" />}
        </label>
      ))}
    </fieldset>
  )
}
