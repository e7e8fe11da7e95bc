import { readFile } from 'node:fs/promises'
import { type Plugin, preprocessCSS, type ResolvedConfig } from 'vite'
import { withMedia } from './named-media.ts'

const MARK = '\0staff-style:'
const OF_STAFF = /[\\/]app[\\/](studio|desk|staff)[\\/]/

/**
 * All screens of buyers share one stylesheet. The styles of the studio and the desk stay out of it: each goes with the
 * script that needs it, which hands it to the page. The server renders nothing of either, so nothing is drawn without
 * them.
 */
export function staffStyles(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'staff-styles',
    apply: 'build',
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved
    },
    async resolveId(source, importer) {
      if (!source.endsWith('.module.css') || !importer || !OF_STAFF.test(importer)) return undefined
      const found = await this.resolve(source, importer, { skipSelf: true })
      return found && OF_STAFF.test(found.id) ? `${MARK}${found.id}.js` : found
    },
    async load(id) {
      if (!id.startsWith(MARK)) return undefined
      const file = id.slice(MARK.length, -'.js'.length)
      this.addWatchFile(file)
      const text = withMedia(await readFile(file, 'utf8'), file)
      const { code, modules = {} } = await preprocessCSS(text, file, config)
      return { code: adopting(code, modules), moduleSideEffects: true }
    },
  }
}

const adopting = (css: string, names: Readonly<Record<string, string>>) => `
if (typeof document !== 'undefined') {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(${JSON.stringify(css.replaceAll(/\s+/g, ' '))})
  document.adoptedStyleSheets.push(sheet)
}
export default ${JSON.stringify(names)}`
