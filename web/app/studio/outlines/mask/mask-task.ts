import type { MaskColour } from '@belvedere/domain/outlines/mask/trace-mask'

/** What the page asks of the worker: to read a file, or to trace what it has read once more. */
export interface MaskTask {
  readonly file?: Blob
  readonly picture: { readonly width: number; readonly height: number }
  readonly precision: number
}

export type MaskAnswer =
  | { readonly answer: 'progress'; readonly share: number }
  | { readonly answer: 'other-frame' | 'unreadable' }
  | {
      readonly answer: 'traced'
      readonly width: number
      readonly height: number
      readonly colours: readonly MaskColour[]
      readonly doubtful: number
    }
