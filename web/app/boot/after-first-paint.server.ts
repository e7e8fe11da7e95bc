import { keepEarlyPress } from './keep-early-press.ts'
import { startPage } from './start-page.ts'

/**
 * A page is read before it is alive: on a slow phone neither its scripts nor its faces shall take the line or the
 * processor from the styles and the first picture. React Router leaves no say in how it names its scripts, so they are
 * put aside in the page's text, and a starter of a few lines runs them once it has been painted (decision 54).
 */
export function afterFirstPaint(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link data-rel="modulepreload"')
    .replaceAll('<script type="module" async="">', '<script type="text/plain" data-page="">')
    .replaceAll(/<link rel="stylesheet"(?=[^>]*\sdata-faces)/g, '<link rel="stylesheet" media="print"')
    .replace('</body>', () => `<script>(${startPage})();(${keepEarlyPress})()</script></body>`)
}
