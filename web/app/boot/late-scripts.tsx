import { Scripts } from 'react-router'
import { keepEarlyPress } from './keep-early-press.ts'
import { useScriptMark } from './script-mark.ts'
import { startPage } from './start-page.ts'

/**
 * A page is read before it is alive: on a slow phone neither its scripts nor its faces shall take the line or the
 * processor from the styles and the first picture. They stand in a `noscript`, which a browser with scripts reads as
 * mere text, until a starter of a few lines takes them out once the page has been painted (decision 54).
 */
export function LateScripts({ faces }: { faces: string }) {
  const mark = useScriptMark()
  const late = (
    <>
      <link rel="stylesheet" href={faces} />
      <Scripts />
    </>
  )
  // A developer's scripts come in an order of their own.
  if (import.meta.env.DEV) return late
  // The browser has run it by the time that React would write it again.
  const starter = import.meta.env.SSR ? `(${startPage})();(${keepEarlyPress})()` : ''
  return (
    <>
      <noscript data-late>{late}</noscript>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the text of our own functions */}
      <script nonce={mark} suppressHydrationWarning={true} dangerouslySetInnerHTML={{ __html: starter }} />
    </>
  )
}
