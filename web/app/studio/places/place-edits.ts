import { createContext, use, useState } from 'react'
import { createStore, type Store } from '../../state/create-store.ts'
import { useStudioProject } from '../project/studio-project.ts'
import { type Edits, useEdits } from '../saving/use-edits.ts'
import { type PointAt, savePoints } from './save-points.ts'
import { createTextSaving, type TypedText } from './save-texts.ts'

/** What is typed and put on the pages of places: it goes on being saved while one walks from place to place. */
interface PlaceEdits {
  readonly texts: Edits<TypedText>
  /** What somebody else has written where this visit writes too, by the keys of the fields. */
  readonly theirs: Store<ReadonlyMap<string, string>>
  readonly points: Edits<PointAt>
}

export const PlaceEditsContext = createContext<PlaceEdits | undefined>(undefined)

export function useOpenedEdits(): PlaceEdits {
  const { project, profile, reload } = useStudioProject()
  const whose = `${project.id} ${profile.id}`
  const common = { live: false, onSaved: reload }
  const [{ theirs, saveTexts }] = useState(() => {
    const theirs = createStore<ReadonlyMap<string, string>>(new Map())
    const onTheirs = (key: string, text: string) => theirs.set((now) => new Map([...now, [key, text]]))
    return { theirs, saveTexts: createTextSaving(project.id, onTheirs) }
  })
  const texts = useEdits<TypedText>({ ...common, scope: `typed texts ${whose}`, save: saveTexts })
  const points = useEdits<PointAt>({
    ...common,
    scope: `points ${whose}`,
    save: (changes) => savePoints(project.id, changes),
  })
  return { texts, theirs, points }
}

export function usePlaceEdits(): PlaceEdits {
  const edits = use(PlaceEditsContext)
  if (!edits) throw new Error('Outside of the places')
  return edits
}
