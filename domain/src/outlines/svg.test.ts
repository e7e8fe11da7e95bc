import { describe, expect, it } from 'vitest'
import type { Parts } from './drawing.ts'
import { outlinesToSvg, svgToOutlines } from './svg.ts'

const SIZE = { width: 400, height: 300 }
const drawn = new Map<string, Parts>([
  [
    'R1-101',
    [
      [
        [10, 20],
        [50.25, 20],
        [50, 60],
      ],
    ],
  ],
  [
    'R1 "A" & <B>',
    [
      [
        [100, 20],
        [150, 20],
        [150, 60],
      ],
      [
        [200, 20],
        [250, 20],
        [250, 60],
      ],
    ],
  ],
])
const names = new Set(drawn.keys())

describe('outlines as SVG', () => {
  it('come back as they went out, part by part [OUT-09]', () => {
    const svg = outlinesToSvg(drawn, SIZE)
    expect(svg).toContain('<path id="R1-101" d="M10 20L50.25 20L50 60Z"/>')
    const back = svgToOutlines(svg, names, SIZE)
    expect(back?.outlines).toEqual(drawn)
    expect(back?.unmatched).toEqual([])
  })

  it('list what matches no apartment, or has no name [OUT-09]', () => {
    const svg = `<svg viewBox="0 0 400 300"><path id="Lift" d="M0 0h9v9z"/><polygon points="0,0 9,0 9,9"/>
      <path id="R1-101" d="M1 1L9 1L9 9Z"/></svg>`
    const back = svgToOutlines(svg, names, SIZE)
    expect([...(back?.outlines.keys() ?? [])]).toEqual(['R1-101'])
    expect(back?.unmatched).toEqual(['Lift', 'polygon 2'])
  })

  it('are read as drawing programs write them: relative, with curves, closed by hand, of another size [OUT-09]', () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 150" width="9in">
      <path d="m5,10 20.125,0 c1,1 2,2 -0.125,20 l -20,-20 z" inkscape:label="R1-101" id="path8"/></svg>`
    const [part] = svgToOutlines(svg, names, SIZE)?.outlines.get('R1-101') ?? []
    expect(part).toEqual([
      [10, 20],
      [50.25, 20],
      [50, 60],
    ])
  })

  it('are none in what is no SVG [OUT-09]', () => {
    expect(svgToOutlines('hello', names, SIZE)).toBeUndefined()
    expect(svgToOutlines('<svg></svg>', names, SIZE)).toBeUndefined()
  })
})
