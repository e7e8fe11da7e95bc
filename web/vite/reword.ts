import type { Plugin } from 'vite'

interface Rewording {
  readonly name: string
  /** Only the browser's build, or every build. */
  readonly where: 'browser' | 'everywhere'
  readonly module: RegExp
  readonly from: string
  readonly to: string
  /** Stands before the module's own text. */
  readonly prelude: string
}

/**
 * Replaces one line of a module that is not ours and leaves us no other say. When a new version of it words the line
 * otherwise, or keeps it elsewhere, the build says so.
 */
export function reword({ name, where, module, from, to, prelude }: Rewording): Plugin {
  const met = new Set<string>()
  return {
    name,
    apply: 'build',
    applyToEnvironment: (environment) => where === 'everywhere' || environment.name === 'client',
    transform(code, id) {
      if (!module.test(id)) return undefined
      if (!code.includes(from)) this.error(`${name}: no longer worded as expected: ${id}`)
      met.add(this.environment.name)
      return { code: prelude + code.replace(from, to), map: null }
    },
    buildEnd(error) {
      if (!error && !met.has(this.environment.name)) this.error(`${name}: its module stands elsewhere now`)
    },
  }
}
