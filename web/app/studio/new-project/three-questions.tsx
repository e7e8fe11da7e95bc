import { LANGUAGE_IDS } from '@belvedere/domain/content/languages'
import { langIdOf } from '@belvedere/domain/screens/locale'
import { useLocale } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { StaffIcon } from '../../staff/ui/staff-icon.tsx'
import { tellLost } from '../../state/notify.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import { useStudioProject } from '../project/studio-project.ts'
import { KeptChanges } from '../saving/kept-changes.tsx'
import { useEdits } from '../saving/use-edits.ts'
import { PlaceField } from './place-field.tsx'
import { placeInLanguages } from './place-in-languages.ts'
import { type Answer, saveAnswers } from './save-answers.ts'
import styles from './studio-new-project.module.css'
import map from './studio-place-map.module.css'

/** The map is large: it comes after the questions. */
const PlaceMap = onDemand(() => import('./place-map.tsx'))

const { english, serbian_latin: serbian } = LANGUAGE_IDS

/** What is it called, which language comes first, where is it: saved as they are answered. */
export function ThreeQuestions() {
  const { project, profile, may, reload } = useStudioProject()
  const langId = langIdOf(useLocale())
  const mayAnswer = may({ resource: 'settings', permission: 'write' })
  const answers = useEdits<Answer>({
    scope: `project ${project.id} ${profile.id}`,
    live: false,
    save: (changes) => saveAnswers(project.id, changes),
    onSaved: reload,
  })
  const { typed, refused, kept } = answers.use((state) => state)
  const answer = (key: string, value: Answer) => answers.change(new Map([[key, value]]))
  const names = project.nameTranslations
  const place = typed.get('place')
  const { latitude = project.latitude, longitude = project.longitude } = place ?? {}
  const first = typed.get('language')?.settings?.defaultLangId ?? project.settings.defaultLangId
  const call = (name: string) => {
    const isOneName = names[serbian] === undefined || names[serbian] === names[english]
    answer('name', { name: { ...names, 1: name, ...(isOneName && { 6: name }) } })
  }
  return (
    <ol className={styles.questions}>
      {kept.length > 0 && <KeptChanges acts={kept} onSave={answers.takeUp} onForget={answers.forget} />}
      <li className={styles.question}>
        <label className={styles.heading} htmlFor="project-name">
          {m.studio_new_called()}
        </label>
        <input
          id="project-name"
          className={styles.name}
          value={typed.get('name')?.name?.[english] ?? names[english] ?? ''}
          maxLength={120}
          readOnly={!mayAnswer}
          onChange={({ target }) => call(target.value)}
        />
        <p className={styles.hint}>
          {m.studio_new_address({ address: project.address.replace(/^https?:\/\/|\/$/g, '') })}
        </p>
        {refused.has('name') && <p role="alert">{m.studio_settings_name_missing()}</p>}
      </li>
      <li className={styles.question}>
        <fieldset className={styles.pills} disabled={!mayAnswer}>
          <legend className={styles.heading}>{m.studio_new_languages()}</legend>
          <p className={styles.both}>{m.studio_new_both_languages()}</p>
          {[
            { langId: english, words: m.studio_new_english() },
            { langId: serbian, words: m.studio_new_serbian() },
          ].map(({ langId, words }) => (
            <label key={langId} className={styles.pill} {...(first === langId && { 'data-chosen': '' })}>
              <input
                type="radio"
                name="first-language"
                checked={first === langId}
                onChange={() => answer('language', { settings: { defaultLangId: langId } })}
              />
              {first === langId && <StaffIcon name="check" size={16} />}
              <span>{words}</span>
            </label>
          ))}
        </fieldset>
      </li>
      <li className={styles.question}>
        <h2 className={styles.heading}>{m.studio_new_where_is_it()}</h2>
        <div className={map.place}>
          {mayAnswer && (
            <PlaceField
              label={m.studio_new_where()}
              chosen={`${place?.city?.[langId] ?? project.city}, ${place?.country?.[langId] ?? project.country}`}
              onChoose={(one) => void placeInLanguages(one).then((found) => answer('place', found), tellLost)}
            />
          )}
          <PlaceMap
            key={`${project.name} ${latitude} ${longitude}`}
            name={project.name}
            at={{ latitude, longitude }}
            onPut={mayAnswer ? (at) => answer('place', { ...place, ...at }) : undefined}
            onLost={tellLost}
          />
        </div>
      </li>
    </ol>
  )
}
