import { LANGUAGE_IDS } from '@belvedere/domain/content/languages'
import { browserApi } from '../../api/loader-api.ts'

interface NewPlace {
  readonly kind: 'masterplans' | 'buildings'
  /** The masterplan that it will lie in. */
  readonly inside: number
  readonly order: number
}

/** A place of a name, the same in both languages until someone translates it; its number. */
export async function makePlace(
  projectId: number,
  { kind, inside, order }: NewPlace,
  called: string,
): Promise<number> {
  const params = { projectId }
  const name = { [LANGUAGE_IDS.english]: called, [LANGUAGE_IDS.serbian_latin]: called }
  const made =
    kind === 'masterplans'
      ? await browserApi().read('POST /api/v1/studio/projects/{projectId}/masterplans', {
          params,
          body: { name, parentId: inside, publish: true, order },
        })
      : await browserApi().read('POST /api/v1/studio/projects/{projectId}/buildings', {
          params,
          body: { name, masterplanId: inside, publish: true, order },
        })
  return made.id
}
