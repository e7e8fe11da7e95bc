import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import type { PlaceAt } from '@belvedere/domain/places/place-tree'
import { m } from '../../paraglide/messages.js'
import { type PlaceContents, textsOf } from './load-place.ts'
import type { ProjectPlaces } from './load-places.ts'
import type { TextOf } from './save-texts.ts'
import styles from './studio-place-page.module.css'
import { TextPair } from './text-pair.tsx'

interface PlaceTextsProps {
  at: PlaceAt
  places: ProjectPlaces
  contents: PlaceContents
  mayEdit: boolean
}

/** What a place is called and what is told about it, in both languages. An apartment's name stands in its row. */
export function PlaceTexts({ at, places, contents: { poiId, media }, mayEdit }: PlaceTextsProps) {
  const title: TextOf = { kind: 'texts', id: poiId, mediaTypeId: MEDIA_TYPES.poi_title }
  const text: TextOf = { kind: 'texts', id: poiId, mediaTypeId: MEDIA_TYPES.description }
  const hasTitle = media.some(({ mediaTypeId }) => mediaTypeId === MEDIA_TYPES.poi_title)
  const isNamed = at.kind === 'masterplans' || at.kind === 'buildings'
  return (
    <section className={styles.block}>
      {isNamed && (
        <TextPair
          label={m.studio_place_name()}
          // What its card is headed by says the same.
          of={hasTitle ? [{ kind: at.kind, id: at.id }, title] : [{ kind: at.kind, id: at.id }]}
          texts={places[at.kind].find(({ id }) => id === at.id)?.name ?? {}}
          mayEdit={mayEdit}
          at={at}
        />
      )}
      <TextPair
        label={m.studio_place_text()}
        of={[text]}
        texts={textsOf(media, MEDIA_TYPES.description)}
        lines
        mayEdit={mayEdit}
        at={at}
      />
    </section>
  )
}
