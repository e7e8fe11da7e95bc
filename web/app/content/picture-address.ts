import type { Asked } from '@belvedere/contract/client-types'

type FileCall = Asked<'GET /api/v1/frontend/pois/{id}/media-content/{mediaId}/file'>
type Resize = NonNullable<NonNullable<FileCall['query']>['resize']>

/** The server resizes to these widths only. */
const WIDTHS = [320, 640, 960, 1280, 1920] as const satisfies readonly Resize[]

type Width = (typeof WIDTHS)[number]

export function pictureAddress(address: string, width: Width): string {
  return `${address}${address.includes('?') ? '&' : '?'}resize=${width}`
}

export function pictureSrcSet(address: string): string {
  return WIDTHS.map((width) => `${pictureAddress(address, width)} ${width}w`).join(', ')
}

/** For a picture that the whole page waits for: the smaller format too, for browsers that know it. */
export function pictureSources(address: string) {
  return {
    src: pictureAddress(address, 1280),
    srcSet: pictureSrcSet(address),
    avifSrcSet: WIDTHS.map((width) => `${pictureAddress(address, width)}&format=avif ${width}w`).join(', '),
  }
}
