import { localisedPath } from '@belvedere/domain/screens/locale'
import { apartmentPath, buildingPath } from '@belvedere/domain/screens/screen-paths'
import { useState } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import hidden from '../../ui/visually-hidden.module.css'
import { useStudioProject } from '../project/studio-project.ts'
import { DressedPage } from './dressed-page.tsx'
import type { Shown } from './load-shown.ts'
import styles from './studio-look-preview.module.css'
import { usePreviewHere } from './use-preview-here.ts'

const SCREENS = ['splash', 'building', 'apartment'] as const
const SCREEN_WORDS = {
  splash: m.studio_look_screen_splash,
  building: m.studio_look_screen_building,
  apartment: m.studio_look_screen_apartment,
}
const SCHEMES = ['light', 'dark'] as const
const SCHEME_WORDS = { light: m.studio_look_light, dark: m.studio_look_dark }

interface LookPreviewProps {
  shown: Shown
  stylesheet: string
}

/** The real product in the look that is being chosen: on a computer, and on a phone in the other language. */
export function LookPreview({ shown, stylesheet }: LookPreviewProps) {
  const locale = useLocale()
  const { project } = useStudioProject()
  const { building, apartment, isPublic } = shown
  const mayLook = usePreviewHere(project.id, !isPublic)
  const screens = building && apartment ? SCREENS : SCREENS.slice(0, 1)
  const [screen, setScreen] = useState(screens.at(1) ?? 'splash')
  const [scheme, setScheme] = useState<(typeof SCHEMES)[number]>('light')
  const path = pathOf(screen, shown)
  const dress = { stylesheet, scheme }
  return (
    <>
      <div className={styles.choices}>
        <Pick
          name={m.studio_look_shown()}
          of={screens}
          words={SCREEN_WORDS}
          chosen={screen}
          onChoose={setScreen}
        />
        <Pick
          name={m.studio_look_scheme()}
          of={SCHEMES}
          words={SCHEME_WORDS}
          chosen={scheme}
          onChoose={setScheme}
        />
      </div>
      {!building && <p className={styles.nothing}>{m.studio_look_nothing_to_show()}</p>}
      <div className={styles.previews}>
        <DressedPage
          title={m.studio_look_preview_desktop()}
          size={{ width: 1440, height: 900 }}
          shownWidth={566}
          path={mayLook ? localisedPath(path, locale) : undefined}
          {...dress}
        />
        <DressedPage
          title={m.studio_look_preview_phone()}
          size={{ width: 390, height: 844 }}
          shownWidth={186}
          path={mayLook ? localisedPath(path, locale === 'en' ? 'sr-Latn' : 'en') : undefined}
          {...dress}
        />
      </div>
    </>
  )
}

function pathOf(screen: (typeof SCREENS)[number], { building, apartment }: Shown): string {
  if (screen === 'splash' || !building || !apartment) return '/splash'
  return screen === 'building'
    ? `${buildingPath(building.masterplanId, building.id)}?apartment=${apartment.id}`
    : apartmentPath(building.masterplanId, building.id, apartment.id)
}

interface PickProps<Value extends string> {
  name: string
  of: readonly Value[]
  words: Readonly<Record<Value, () => string>>
  chosen: Value
  onChoose: (value: Value) => void
}

function Pick<Value extends string>({ name, of, words, chosen, onChoose }: PickProps<Value>) {
  return (
    <fieldset className={styles.pick}>
      <legend className={hidden.hidden}>{name}</legend>
      {of.map((value) => (
        <button key={value} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {words[value]()}
        </button>
      ))}
    </fieldset>
  )
}
