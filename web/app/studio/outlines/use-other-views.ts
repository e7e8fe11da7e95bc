import { langIdOf } from '@belvedere/domain/screens/locale'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { type DrawnPicture, type DrawnView, loadView } from './load-drawing.ts'

export type OtherView = DrawnView & Pick<DrawnPicture, 'picture' | 'outlines'>

interface OtherViews {
  readonly projectId: number
  readonly views: readonly DrawnView[]
  readonly view: DrawnView
  /** Nothing is asked for until it is needed. */
  readonly wanted: boolean
}

/** The other camera views of a building with what is drawn on them; undefined until they have come. */
export function useOtherViews({
  projectId,
  views,
  view,
  wanted,
}: OtherViews): readonly OtherView[] | undefined {
  const langId = langIdOf(useLocale())
  const [others, setOthers] = useState<readonly OtherView[]>()
  const load = useEffectEvent(async () => {
    const loaded = await Promise.all(
      views
        .filter(({ id }) => id !== view.id)
        .map(async (one) => {
          const own = await loadView(projectId, one.id, langId)
          return own ? [{ ...one, ...own }] : []
        }),
    )
    setOthers(loaded.flat())
  })
  useEffect(() => {
    // Without them everything is tied as if this were the only picture.
    if (wanted) load().catch(() => setOthers([]))
  }, [wanted])
  return others
}
