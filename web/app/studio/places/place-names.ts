import { pickTranslation } from '@belvedere/domain/content/pick-translation'
import type { PlaceAt } from '@belvedere/domain/places/place-tree'
import { langIdOf } from '@belvedere/domain/screens/locale'
import { useCallback } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { useStudioProject } from '../project/studio-project.ts'
import type { ProjectPlaces } from './load-places.ts'
import { usePlaceEdits } from './place-edits.ts'
import { textKey } from './save-texts.ts'

/** What places are called in the language on screen, as it was typed last. */
export function usePlaceNames(places: ProjectPlaces): (at: PlaceAt | undefined) => string {
  const { project } = useStudioProject()
  const langId = langIdOf(useLocale())
  const { name: projectName, settings } = project
  const typed = usePlaceEdits().texts.use((state) => state.typed)
  return useCallback(
    (at) => {
      if (!at) return projectName
      if (at.kind === 'floors') return m.studio_floor({ floor: at.id })
      if (at.kind === 'apartments') return places.apartments.find(({ id }) => id === at.id)?.name ?? ''
      const { kind, id } = at
      const names = Object.entries(places[kind].find((one) => one.id === id)?.name ?? {}).map(
        ([lang, name]) => [lang, typed.get(textKey({ kind, id }, Number(lang)))?.text.trim() || name],
      )
      return pickTranslation(Object.fromEntries(names), langId, settings.defaultLangId)
    },
    [places, projectName, langId, settings.defaultLangId, typed],
  )
}
