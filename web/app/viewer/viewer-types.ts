import type { ApartmentStatus } from '@belvedere/domain/apartments/apartment-status'
import type { Outline } from '@belvedere/domain/geometry/outline'
import type { ShapeStyle } from '@belvedere/domain/viewer/shape-style'
import type { ReactNode } from 'react'
import type { PictureSources } from '../ui/first-picture.tsx'

export interface ViewerPicture {
  readonly width: number
  readonly height: number
  readonly poster: PictureSources
  readonly alt: string
  /** Where across it an upright view begins, as a share of its width. */
  readonly opening?: number | undefined
  /** Deep Zoom tiles: `${url}/${level}/${column}_${row}.${format}`. */
  readonly tiles: {
    readonly url: string
    readonly format: string
    readonly tileSize: number
    readonly overlap: number
  }
}

export interface LookState {
  /** Under the pointer, or reached by keyboard: both look the same. */
  readonly hovered: boolean
  /** Reached by keyboard: wears the focus ring as well. */
  readonly focused: boolean
  readonly selected: boolean
}

/** Keep shapes identical between renders (`useMemo`) where nothing changed: an unchanged shape is not drawn again. */
export interface ViewerShape {
  readonly id: string
  /** Several outlines when something stands in front; a single point is a marker. */
  readonly points: readonly Outline[]
  /** For screen readers. */
  readonly name: string
  /** With an address it is a link, without one a button. */
  readonly href?: string
  readonly look: (state: LookState) => ShapeStyle
  readonly label?: ShapeLabelText
  /** Stands on a stem above the shape's top. Seen, not read: what it says belongs in `name` too. */
  readonly chip?: ReactNode
  /** Takes the place of the chip while the shape is hovered. */
  readonly hint?: ReactNode
  /** While the shape is hovered the rest of the picture is dimmed. */
  readonly dimsRest?: boolean
  /** Just now it was of another colour: the one crosses over into the other, and a glow points it out. */
  readonly changed?: { readonly from: string; readonly to: string }
  /** Reading order, which is also painting order: what encloses others comes before them. */
  readonly order: number
}

export interface ShapeLabelText {
  readonly text: string
  /** Give it for every status: the disc of an available one shows only while it is selected. */
  readonly glyph?: ApartmentStatus
}

export interface OpenedBy {
  readonly via: 'pointer' | 'keyboard'
  /** A finger has no hover: the page may want to preview first. */
  readonly touch: boolean
}

/** What cards and bars cover, in screen pixels from each side. */
export interface Insets {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

/** What a screen wants free of its cards and bars. */
export interface KeptFree extends Insets {
  /** How far down the words of the app bar reach: no label stands among them. */
  readonly words?: number
  /**
   * What the card alone covers of the right, where buttons stand beside it: they may stand before a part of what the
   * screen is about, the card may not.
   */
  readonly card?: number
}

export interface ViewerControls {
  zoomIn(): void
  zoomOut(): void
  whole(): void
}
