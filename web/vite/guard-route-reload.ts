import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const RELOAD = 'window.location.reload();'
const GUARDED = 'if (!reloadOnce()) return lostRoute(error);'
const REACT_ROUTER_LOADS_ROUTES = /[\\/]react-router[\\/]dist[\\/].*[\\/]routeModules\.m?js$/

/**
 * React Router reloads the page whenever a route's chunk fails, for ever if it never loads. Its own line is replaced
 * by our guard; when a new version words it otherwise, the build says so.
 */
export function guardRouteReload(): Plugin {
  const boot = (file: string) =>
    JSON.stringify(fileURLToPath(new URL(`../app/boot/${file}`, import.meta.url)))
  const imports = `import { reloadOnce } from ${boot('reload-once.ts')};
import { lostRoute } from ${boot('lost-route.ts')};
`
  let guarded = false
  return {
    name: 'guard-route-reload',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!REACT_ROUTER_LOADS_ROUTES.test(id)) return undefined
      if (!code.includes(RELOAD))
        this.error('React Router no longer reloads after a failed chunk as expected')
      guarded = true
      return { code: imports + code.replace(RELOAD, GUARDED), map: null }
    },
    buildEnd(error) {
      if (!error && !guarded) this.error('React Router loads its route chunks somewhere else now')
    },
  }
}
