import { LANGUAGE_IDS } from '@belvedere/domain/content/languages'
import { useEffect, useEffectEvent, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { tellLost } from '../../state/notify.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import { useStudioProject } from '../project/studio-project.ts'
import { PlaceField } from './place-field.tsx'
import { placeInLanguages } from './place-in-languages.ts'
import { saveProject } from './save-project.ts'
import styles from './studio-new-project.module.css'

const REST_MS = 700

/** The map is large: it comes after the questions. */
const PlaceMap = onDemand(() => import('./place-map.tsx'))

/** What is it called, which language comes first, where is it: saved as they are answered. */
export function ThreeQuestions() {
  const { project, may, reload } = useStudioProject()
  const mayAnswer = may({ resource: 'settings', permission: 'write' })
  const [name, setName] = useState(project.nameTranslations[LANGUAGE_IDS.english] ?? project.name)
  const [failed, setFailed] = useState(false)

  const save = async (body: Parameters<typeof saveProject>[1]) => {
    setFailed(false)
    await saveProject(project.id, body).then(reload, () => setFailed(true))
  }
  const saveName = useEffectEvent(() => {
    const called = name.trim()
    if (called && called !== project.nameTranslations[LANGUAGE_IDS.english])
      void save({ name: { ...project.nameTranslations, 1: called, 6: called } })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever was typed
  useEffect(() => {
    const timer = setTimeout(() => saveName(), REST_MS)
    return () => clearTimeout(timer)
  }, [name])
  useEffect(() => () => saveName(), [])
  const { latitude, longitude, city, country, settings } = project
  return (
    <ol className={styles.questions}>
      <li className={styles.question}>
        <label className={styles.heading} htmlFor="project-name">
          {m.studio_new_called()}
        </label>
        <input
          id="project-name"
          className={styles.name}
          value={name}
          maxLength={120}
          readOnly={!mayAnswer}
          onChange={(event) => setName(event.target.value)}
        />
        {failed && <p role="alert">{m.studio_failed()}</p>}
      </li>
      <li className={styles.question}>
        <fieldset className={styles.pills} disabled={!mayAnswer}>
          <legend className={styles.heading}>{m.studio_new_languages()}</legend>
          {[
            { langId: LANGUAGE_IDS.english, words: m.studio_new_english() },
            { langId: LANGUAGE_IDS.serbian_latin, words: m.studio_new_serbian() },
          ].map(({ langId, words }) => (
            <label key={langId} className={styles.pill}>
              <input
                type="radio"
                name="first-language"
                checked={settings.defaultLangId === langId}
                onChange={() => void save({ settings: { defaultLangId: langId } })}
              />
              <span>{words}</span>
              {settings.defaultLangId === langId && <small>{m.studio_new_first()}</small>}
            </label>
          ))}
        </fieldset>
      </li>
      <li className={styles.question}>
        <h2 className={styles.heading}>{m.studio_new_where_is_it()}</h2>
        {mayAnswer && (
          <PlaceField
            label={m.studio_new_where()}
            chosen={`${city}, ${country}`}
            onChoose={(place) => void placeInLanguages(place).then(save)}
          />
        )}
        <PlaceMap
          key={`${latitude} ${longitude}`}
          name={project.name}
          at={{ latitude, longitude }}
          onPut={mayAnswer ? (at) => void save(at) : undefined}
          onLost={tellLost}
        />
      </li>
    </ol>
  )
}
