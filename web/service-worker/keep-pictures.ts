import { pictures } from './seen.ts'

/** Drawn plans are small. Where they are photographs, a phone is not filled with all of them. */
const PICTURES_MAX_BYTES = 5_000_000

/** Pictures that nobody has looked at yet: the plans of a building. */
export async function keepPictures(event: ExtendableEvent, addresses: readonly string[]) {
  let bytes = 0
  for (const request of addresses) {
    bytes += (await (await pictures.handle({ event, request })).blob()).size
    if (bytes > PICTURES_MAX_BYTES) return
  }
}
