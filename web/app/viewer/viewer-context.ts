import { createContext, type RefObject } from 'react'
import type { CameraStore } from './camera-store.ts'
import type { DeepZoom } from './deep-zoom.ts'

/** What stands on the picture finds the stage here: see the folder tool. */
export interface ViewerParts {
  readonly stage: RefObject<HTMLElement | null>
  readonly camera: CameraStore
  /** Null until the picture can be moved. */
  readonly deepZoom: DeepZoom | null
}

export const ViewerContext = createContext<ViewerParts | null>(null)
