import { FACE_PAIRS, FACES, type FacePair } from '@belvedere/domain/look/chosen-look'
import { m } from '../../paraglide/messages.js'
import styles from './studio-look.module.css'

const NAMES: Readonly<Record<FacePair, () => string>> = {
  newsreader: m.studio_look_faces_newsreader,
  bricolage: m.studio_look_faces_bricolage,
}

/** Letters and figures in which typefaces differ, č among them. */
const SAMPLE = 'Čekaonica 1928'

interface FaceChoiceProps {
  faces: FacePair
  onChoose: (faces: FacePair) => void
}

export function FaceChoice({ faces, onChoose }: FaceChoiceProps) {
  return (
    <fieldset className={styles.part}>
      <legend className={styles.heading}>{m.studio_look_faces()}</legend>
      {FACE_PAIRS.map((pair) => (
        <label key={pair} className={styles.face}>
          <input type="radio" name="faces" checked={pair === faces} onChange={() => onChoose(pair)} />
          <span
            className={styles.sample}
            style={{
              fontFamily: FACES[pair]['--font-display'],
              fontWeight: pair === 'bricolage' ? 640 : 360,
            }}
          >
            {SAMPLE}
          </span>
          <span className={styles.note}>{NAMES[pair]()}</span>
        </label>
      ))}
    </fieldset>
  )
}
