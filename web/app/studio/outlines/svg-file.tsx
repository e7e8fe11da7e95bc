import type { Drawing, Parts } from '@belvedere/domain/outlines/drawing'
import { outlinesToSvg, svgToOutlines } from '@belvedere/domain/outlines/svg'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import type { DrawnThing } from './load-drawing.ts'
import styles from './studio-svg-file.module.css'

interface SvgFileProps {
  apartments: readonly DrawnThing[]
  drawing: Drawing
  picture: { readonly width: number; readonly height: number }
  fileName: string
  mayDraw: boolean
  onTake: (outlines: Drawing) => void
}

/** Outlines go out to a drawing program and come back, by the names of their apartments (OUT-09). */
export function SvgFile({ apartments, drawing, picture, fileName, mayDraw, onTake }: SvgFileProps) {
  const [problem, setProblem] = useState<{ words: string; names: readonly string[] }>()

  function give() {
    const named = new Map(
      apartments.flatMap(({ poiId, name }): [string, Parts][] => {
        const parts = drawing.get(poiId)
        return parts?.length ? [[name, parts]] : []
      }),
    )
    const url = URL.createObjectURL(new Blob([outlinesToSvg(named, picture)], { type: 'image/svg+xml' }))
    const link = document.createElement('a')
    Object.assign(link, { href: url, download: `${fileName}.svg` })
    link.click()
    URL.revokeObjectURL(url)
  }

  async function take(file: File) {
    const poiOf = new Map(apartments.map(({ poiId, name }) => [name, poiId]))
    const read = svgToOutlines(await file.text(), new Set(poiOf.keys()), picture)
    if (!read) return setProblem({ words: m.studio_svg_none(), names: [] })
    setProblem(
      read.unmatched.length > 0
        ? { words: m.studio_svg_unmatched({ count: read.unmatched.length }), names: read.unmatched }
        : undefined,
    )
    onTake(
      new Map(
        [...read.outlines].flatMap(([name, parts]): [number, Parts][] => {
          const poiId = poiOf.get(name)
          return poiId === undefined ? [] : [[poiId, parts]]
        }),
      ),
    )
  }

  return (
    <section className={styles.file}>
      <h2>SVG</h2>
      <div>
        <button type="button" onClick={give}>
          {m.studio_svg_out()}
        </button>
        {mayDraw && (
          <label>
            {m.studio_svg_in()}
            <input
              type="file"
              accept=".svg,image/svg+xml"
              onChange={({ target }) => {
                const [file] = target.files ?? []
                if (file) void take(file)
                target.value = ''
              }}
            />
          </label>
        )}
      </div>
      {problem && (
        <div role="alert" className={styles.problem}>
          <p>{problem.words}</p>
          <p>{problem.names.join(', ')}</p>
        </div>
      )}
    </section>
  )
}
