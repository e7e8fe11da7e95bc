import { createContext, use } from 'react'
import { useStudioProject } from '../project/studio-project.ts'
import { type Edits, useEdits } from '../saving/use-edits.ts'
import { type PointAt, savePoints } from './save-points.ts'
import { saveTexts } from './save-texts.ts'

/** What is typed and put on the pages of places: it goes on being saved while one walks from place to place. */
interface PlaceEdits {
  readonly texts: Edits<string>
  readonly points: Edits<PointAt>
}

export const PlaceEditsContext = createContext<PlaceEdits | undefined>(undefined)

export function useOpenedEdits(): PlaceEdits {
  const { project, profile, reload } = useStudioProject()
  const whose = `${project.id} ${profile.id}`
  const common = { live: false, onSaved: reload }
  const texts = useEdits<string>({
    ...common,
    scope: `texts ${whose}`,
    save: (changes) => saveTexts(project.id, changes),
  })
  const points = useEdits<PointAt>({
    ...common,
    scope: `points ${whose}`,
    save: (changes) => savePoints(project.id, changes),
  })
  return { texts, points }
}

export function usePlaceEdits(): PlaceEdits {
  const edits = use(PlaceEditsContext)
  if (!edits) throw new Error('Outside of the places')
  return edits
}
