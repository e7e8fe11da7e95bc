import '../../ui/tokens.css'
import '../../ui/layers.css'
import '../../ui/base.css'
import type { Box } from '@belvedere/domain/geometry/box'
import { buildingShapeStyle } from '@belvedere/domain/viewer/shape-style'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Viewer } from '../viewer.tsx'
import type { ViewerShape } from '../viewer-types.ts'
import { RectangleTool } from './rectangle-tool.tsx'

const PICTURE = {
  width: 4000,
  height: 2500,
  alt: '',
  poster: { src: '/poster.svg', srcSet: '/poster.svg 4000w', avifSrcSet: '' },
  tiles: { url: '/tiles', format: 'svg', tileSize: 512, overlap: 0 },
}

const HOUSE: ViewerShape = {
  id: 'house',
  name: 'House',
  points: [
    [
      [1500, 900],
      [2500, 900],
      [2500, 1600],
      [1500, 1600],
    ],
  ],
  look: buildingShapeStyle,
  order: 0,
}

function DrawingPage() {
  const [drawing, setDrawing] = useState(false)
  const [drawn, setDrawn] = useState<readonly Box[]>([])
  const [opened, setOpened] = useState(0)
  return (
    <main style={{ position: 'fixed', inset: 0 }}>
      <Viewer
        picture={PICTURE}
        label="Picture"
        listLabel="List"
        shapes={SHAPES}
        selectedId={null}
        reducedMotion={true}
        onOpen={() => setOpened((before) => before + 1)}
        onClear={() => undefined}
      >
        {drawing && (
          <RectangleTool
            onDrawn={(rectangle) => setDrawn((before) => [...before, rectangle])}
            onLeave={() => setDrawing(false)}
          />
        )}
      </Viewer>
      <button type="button" style={{ position: 'absolute' }} onClick={() => setDrawing(true)}>
        Draw
      </button>
      <output hidden data-drawing={drawing} data-opened={opened}>
        {JSON.stringify(drawn)}
      </output>
    </main>
  )
}

const SHAPES = [HOUSE]

const root = document.createElement('div')
document.body.append(root)
createRoot(root).render(
  <StrictMode>
    <DrawingPage />
  </StrictMode>,
)
