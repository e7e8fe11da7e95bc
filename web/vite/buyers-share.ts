import type { Plugin } from 'vite'

const OF_STAFF = /[\\/]app[\\/]((studio|desk|staff)[\\/]|routes[\\/](studio|desk)[.]tsx)/

/**
 * Counts by how many of the buyers' entry points each module is reached. Rolldown's own count has the studio's and the desk's pages
 * in it: what they happen to use as well would become part of every buyer's first load.
 */
export function buyersShare() {
  const counts = new Map<string, number>()
  const plugin: Plugin = {
    name: 'buyers-share',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildEnd() {
      const infos = [...this.getModuleIds()].flatMap((id) => this.getModuleInfo(id) ?? [])
      const imports = new Map(infos.map(({ id, importedIds }) => [id, importedIds]))
      const isEntry = new Set(
        infos.flatMap(({ id, isEntry, dynamicImporters }) =>
          isEntry || dynamicImporters.some((from) => !OF_STAFF.test(from)) ? [id] : [],
        ),
      )
      for (const entry of isEntry) {
        if (OF_STAFF.test(entry)) continue
        for (const id of reached(entry, imports)) counts.set(id, (counts.get(id) ?? 0) + 1)
      }
    },
  }
  return { plugin, sharesOf: (id: string) => counts.get(id) ?? 0 }
}

function reached(entry: string, imports: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const found = new Set([entry])
  // A set that grows is gone through to its end.
  for (const id of found) for (const imported of imports.get(id) ?? []) found.add(imported)
  return found
}
