import { planImageSource, withoutPdf } from '@belvedere/domain/apartments/plan-image'
import { base64Bytes } from '@belvedere/domain/content/file-size'
import { type Locale, langIdOf } from '@belvedere/domain/screens/locale'
import type { Api } from '../../api/client.ts'

export interface ApartmentFile {
  readonly id: number
  readonly name: string
  readonly address: string
  readonly bytes: number | undefined
}

/** The apartment's image files with their sizes: the same that Download All packs (DWN-01). */
export async function loadFiles(api: Api, apartmentId: number, locale: Locale): Promise<ApartmentFile[]> {
  const pois = await api.read('GET /api/v1/frontend/apartments/{id}/pois', {
    params: { id: apartmentId },
    query: { langId: langIdOf(locale) },
  })
  const pictures = withoutPdf(pois.flatMap(({ media }) => media))
  const files = pictures.map(async ({ id, name, media }) => {
    const address = planImageSource(media)
    return address ? { id, name, address, bytes: await sizeOf(address) } : []
  })
  return (await Promise.all(files)).flat()
}

/** A data string is here already; a file comes for the card's picture anyway, and then out of the browser's cache. */
async function sizeOf(address: string): Promise<number | undefined> {
  if (address.startsWith('data:')) return base64Bytes(address)
  const answer = await fetch(address)
  return answer.ok ? (await answer.blob()).size : undefined
}
