import type { RefObject } from 'react'
import { type CameraViewChoice, CameraViews } from './camera-views.tsx'
import { ZoomControls, type ZoomWords } from './zoom-controls.tsx'

interface PictureControlsProps {
  views: readonly CameraViewChoice[]
  currentViewId: number
  words: ZoomWords & { views: string }
  /** The picture they move. */
  picture: RefObject<{ zoomIn(): void; zoomOut(): void; whole(): void } | null>
}

/** What stands over every picture: from where one looks at it, and how near. */
export function PictureControls({ views, currentViewId, words, picture }: PictureControlsProps) {
  return (
    <>
      <CameraViews views={views} currentId={currentViewId} label={words.views} />
      <ZoomControls
        words={words}
        onZoomIn={() => picture.current?.zoomIn()}
        onZoomOut={() => picture.current?.zoomOut()}
        onWhole={() => picture.current?.whole()}
      />
    </>
  )
}
