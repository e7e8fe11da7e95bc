import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import styles from './studio-look-preview.module.css'

interface DressedPageProps {
  title: string
  /** Undefined until it may be asked for. */
  path: string | undefined
  /** Of the window that the page believes to be in, and how wide that is drawn. */
  size: { readonly width: number; readonly height: number }
  shownWidth: number
  stylesheet: string
  /** A page within another follows the scheme of what it stands in. */
  scheme: 'light' | 'dark'
}

/** What a look shows of a preview is the page, not that it is one. */
const WITHOUT_BAR = '[data-preview-bar] { display: none; }'

/** A page of the product, as visitors get it, with another stylesheet laid over its own. */
export function DressedPage({ title, path, size, shownWidth, stylesheet, scheme }: DressedPageProps) {
  /** The page that has come: until then it is said that it is on its way. */
  const [come, setCome] = useState<string>()
  const frame = useRef<HTMLIFrameElement>(null)
  const latest = useRef(stylesheet)
  latest.current = stylesheet

  function dress() {
    const page = frame.current?.contentWindow as (Window & typeof globalThis) | null | undefined
    if (!page?.document) return
    const [worn] = page.document.adoptedStyleSheets
    const sheet = worn ?? new page.CSSStyleSheet()
    sheet.replaceSync(`${latest.current}\n${WITHOUT_BAR}`)
    if (!worn) page.document.adoptedStyleSheets = [sheet]
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another stylesheet is another dress
  useEffect(dress, [stylesheet])

  const scale = shownWidth / size.width
  return (
    <div
      role="img"
      aria-label={title}
      className={styles.screen}
      style={{ width: shownWidth, height: size.height * scale, '--scale': scale } as CSSProperties}
    >
      {(path === undefined || come !== path) && (
        <p className={styles.coming}>{m.studio_look_preview_coming()}</p>
      )}
      <iframe
        ref={frame}
        key={path}
        title={title}
        src={path}
        width={size.width}
        height={size.height}
        style={{ colorScheme: scheme }}
        // It is looked at; what is in it is used on the site itself.
        inert
        onLoad={() => {
          dress()
          setCome(path)
        }}
      />
    </div>
  )
}
