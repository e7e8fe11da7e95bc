import { LANGUAGE_IDS } from '@belvedere/domain/content/languages'
import { browserApi } from '../../api/loader-api.ts'

interface NewPlace {
  readonly kind: 'masterplans' | 'buildings'
  /** The masterplan that it will lie in. */
  readonly inside: number
  readonly order: number
  /** Whether it comes onto the site with the next Publish; it does. */
  readonly publish?: boolean
}

/** A place of a name, the same in both languages until someone translates it; its number. */
export async function makePlace(
  projectId: number,
  { kind, inside, order, publish = true }: NewPlace,
  called: string,
): Promise<number> {
  const params = { projectId }
  const name = { [LANGUAGE_IDS.english]: called, [LANGUAGE_IDS.serbian_latin]: called }
  const made =
    kind === 'masterplans'
      ? await browserApi().read('POST /api/v1/studio/projects/{projectId}/masterplans', {
          params,
          body: { name, parentId: inside, publish, order },
        })
      : await browserApi().read('POST /api/v1/studio/projects/{projectId}/buildings', {
          params,
          body: { name, masterplanId: inside, publish, order },
        })
  return made.id
}
