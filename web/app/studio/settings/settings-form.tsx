import { LANGUAGE_IDS } from '@belvedere/domain/content/languages'
import { BAR_FILTERS } from '@belvedere/domain/filters/filters'
import { STUDIO_PATH } from '@belvedere/domain/screens/studio-paths'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { measureWords } from '../../i18n/number-words.ts'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import type { StaffProject } from '../../staff/project/staff-project.ts'
import type { Times } from '../../staff/time/times-in.ts'
import { useTimes } from '../../staff/time/use-times.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import hidden from '../../ui/visually-hidden.module.css'
import { ProjectAddress } from '../publish/project-address.tsx'
import { KeptChanges } from '../saving/kept-changes.tsx'
import { PriceChoice } from '../ui/price-choice.tsx'
import { NumberSetting } from './number-setting.tsx'
import { openSettings, type Theirs } from './open-settings.ts'
import { SafetySettings } from './safety-settings.tsx'
import { SalesSettings } from './sales-settings.tsx'
import { SettingBlock } from './setting-block.tsx'
import type { SettingBuilding } from './setting-changes.ts'
import { SettingField } from './setting-field.tsx'
import { problemOf, type Setting, type Settings, type StaffSettings } from './settings.ts'
import styles from './studio-settings.module.css'
import { TimeZoneField } from './time-zone-field.tsx'

/** Whether there is one by price follows from whose the prices are (STU-09). */
const FILTERS = BAR_FILTERS.filter((filter) => filter.name !== 'price')

const FILTER_WORDS = {
  status: m.studio_settings_filter_status,
  area_range: m.studio_settings_filter_area,
  floor_range: m.studio_settings_filter_floor,
  apartment_type: m.studio_settings_filter_type,
  orientation: m.studio_settings_filter_orientation,
} as const

interface SettingsFormProps {
  opened: {
    readonly project: StaffProject
    readonly settings: StaffSettings
    readonly buildings: readonly SettingBuilding[]
  }
  userId: number
  onSaved: () => void
}

export function SettingsForm({ opened, userId, onSaved }: SettingsFormProps) {
  const localised = useLocalised()
  const [settings] = useState(() => openSettings(opened, userId, onSaved))
  useEffect(() => () => void settings.close(), [settings])
  const { now, refused, theirs, kept } = settings.use((state) => state)
  const times = useTimes()
  const [wrong, setWrong] = useState<ReadonlyMap<Setting, string>>(new Map())

  function change<Field extends Setting>(field: Field, value: Settings[Field]) {
    const problem = problemOf({ [field]: value }, now)
    setWrong((known) => {
      const next = new Map(known)
      if (problem) next.set(field, problem)
      else next.delete(field)
      return next
    })
    if (!problem) settings.change(field, value)
  }
  const problemAt = (field: Setting) => {
    const code = refused.get(field)
    if (code === undefined) return wrong.get(field)
    if (code === 'second-factor-required') return m.studio_settings_second_factor_first()
    return code === 'stale' ? theirWords(theirs.get(field), times) : m.studio_not_saved()
  }
  const parts = { now, problemAt, onChange: change }
  const nameIn = (langId: number) => ({
    value: now.name[langId] ?? '',
    onChange: (name: string) => change('name', { ...now.name, [langId]: name }),
  })

  return (
    <>
      {kept.length > 0 && <KeptChanges acts={kept} onSave={settings.takeUp} onForget={settings.forget} />}
      <SettingBlock title={m.studio_settings_project()} text={m.studio_settings_project_text()}>
        <SettingField
          label={m.studio_settings_name_english()}
          problem={problemAt('name')}
          {...nameIn(LANGUAGE_IDS.english)}
        />
        <SettingField label={m.studio_settings_name_serbian()} {...nameIn(LANGUAGE_IDS.serbian_latin)} />
        <SettingField
          label={m.studio_settings_website()}
          type="url"
          placeholder="https://"
          value={now.website}
          problem={problemAt('website')}
          onChange={(website) => change('website', website)}
        />
        <label className={styles.field}>
          <span>{m.studio_settings_default_language()}</span>
          <select
            className={styles.control}
            value={now.defaultLangId}
            onChange={({ target }) => change('defaultLangId', Number(target.value))}
          >
            <option value={LANGUAGE_IDS.english}>{m.studio_settings_english()}</option>
            <option value={LANGUAGE_IDS.serbian_latin}>{m.studio_settings_serbian()}</option>
          </select>
        </label>
        <div className={styles.field}>
          <span>{now.publish ? m.studio_settings_address() : m.studio_settings_address_later()}</span>
          <ProjectAddress />
        </div>
        <Checkbox checked={now.publish} onChange={(on) => change('publish', on)}>
          {m.studio_settings_on_site()}
        </Checkbox>
      </SettingBlock>

      <SettingBlock title={m.studio_settings_filters()} text={m.studio_settings_filters_text()}>
        <fieldset className={styles.choices}>
          <legend className={hidden.hidden}>{m.studio_settings_filters()}</legend>
          {FILTERS.map(({ id, name }) => (
            <Checkbox
              key={id}
              checked={now.selectedFilters.includes(id)}
              onChange={(on) =>
                change(
                  'selectedFilters',
                  on ? [...now.selectedFilters, id] : now.selectedFilters.filter((one) => one !== id),
                )
              }
            >
              {FILTER_WORDS[name]()}
            </Checkbox>
          ))}
        </fieldset>
      </SettingBlock>

      <SettingBlock title={m.studio_prices_title()} text={m.studio_prices_note()}>
        <PriceChoice
          prices={now.prices}
          onChoose={(prices) => change('prices', prices)}
          named={
            <Link className={styles.link} to={localised(`${STUDIO_PATH}/${opened.project.id}/people`)}>
              {m.studio_settings_who_sees_prices()}
            </Link>
          }
        />
      </SettingBlock>

      <SettingBlock title={m.studio_settings_prices()} text={m.studio_settings_prices_text()}>
        <NumberSetting
          field="importLimitPercent"
          label={m.studio_settings_import_limit()}
          unit="%"
          {...parts}
        />
        <TimeZoneField chosen={now.timeZone} onChoose={(zone) => change('timeZone', zone)} />
      </SettingBlock>

      <SettingBlock title={m.studio_settings_privacy()} text={m.studio_settings_privacy_text()}>
        <SettingField
          label={m.studio_settings_privacy_address()}
          type="url"
          placeholder="https://"
          value={now.privacyUrl}
          problem={problemAt('privacyUrl')}
          onChange={(address) => change('privacyUrl', address)}
        />
        <NumberSetting
          field="retentionMonths"
          label={m.studio_settings_retention()}
          unit={m.studio_settings_months()}
          {...parts}
        />
        <NumberSetting
          field="legalYears"
          label={m.studio_settings_legal_term()}
          unit={m.studio_settings_years()}
          {...parts}
        />
        <p>{m.studio_settings_legal_term_text()}</p>
      </SettingBlock>

      <SalesSettings buildings={opened.buildings} {...parts} />
      <SafetySettings {...parts} />
    </>
  )
}

/** Who was faster, when, and what theirs is; of what cannot be said in a line only that somebody was. */
function theirWords(theirs: Theirs | undefined, times: Times): string {
  const value = shortly(theirs?.value)
  if (!theirs?.by || !theirs.at || value === undefined) return m.studio_settings_changed_by_another()
  return m.studio_settings_changed_by({ name: theirs.by, time: times.nearTime(theirs.at), value })
}

function shortly(value: unknown): string | undefined {
  if (typeof value === 'boolean') return value ? m.studio_yes() : m.studio_no()
  if (typeof value === 'number') return measureWords(value)
  if (typeof value === 'string') return value || m.studio_empty_value()
  // A name in its languages.
  return value && !Array.isArray(value) ? Object.values(value).join(' / ') : undefined
}
