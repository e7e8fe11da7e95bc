import { pickTranslation } from '@belvedere/domain/content/pick-translation'
import type { PlaceAt } from '@belvedere/domain/places/place-tree'
import { langIdOf } from '@belvedere/domain/screens/locale'
import { useCallback } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { useStudioProject } from '../project/studio-project.ts'
import type { ProjectPlaces } from './load-places.ts'

/** What places are called in the language on screen. */
export function usePlaceNames(places: ProjectPlaces): (at: PlaceAt | undefined) => string {
  const { project } = useStudioProject()
  const langId = langIdOf(useLocale())
  const { name: projectName, settings } = project
  return useCallback(
    (at) => {
      if (!at) return projectName
      if (at.kind === 'floors') return m.studio_floor({ floor: at.id })
      if (at.kind === 'apartments') return places.apartments.find(({ id }) => id === at.id)?.name ?? ''
      const names = places[at.kind].find(({ id }) => id === at.id)?.name ?? {}
      return pickTranslation(names as Record<string, string>, langId, settings.defaultLangId)
    },
    [places, projectName, langId, settings.defaultLangId],
  )
}
