import { fileURLToPath } from 'node:url'
import { reword } from './reword.ts'

/** React Router reloads the page whenever a route's chunk fails, for ever if it never loads: our guard does it once. */
export function guardRouteReload() {
  const boot = (file: string) =>
    JSON.stringify(fileURLToPath(new URL(`../app/boot/${file}`, import.meta.url)))
  return reword({
    name: 'guard-route-reload',
    where: 'browser',
    module: /[\\/]react-router[\\/]dist[\\/].*[\\/]routeModules\.m?js$/,
    from: 'window.location.reload();',
    to: 'if (!reloadOnce()) return lostRoute(error);',
    prelude: `import { reloadOnce } from ${boot('reload-once.ts')};
import { lostRoute } from ${boot('lost-route.ts')};
`,
  })
}
