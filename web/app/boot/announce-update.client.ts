import { m } from '../paraglide/messages.js'
import { notify } from '../state/notify.ts'

declare global {
  interface Window {
    /** React Router's list of routes, which carries the version of the build. */
    readonly __reactRouterManifest?: { readonly version: string }
  }
}

let announced = false

/**
 * A page that is itself of the new version lets its worker take over without a word. An older one says that there is a
 * new one, and reloads only when it is told to: the buyer may be in the middle of a form.
 */
export async function announceUpdate(registration: ServiceWorkerRegistration) {
  const { waiting } = registration
  if (!waiting) return
  if ((await versionOf(waiting)) === window.__reactRouterManifest?.version) return takeOver(waiting)
  if (announced) return
  announced = true
  notify({
    title: m.update_title(),
    message: m.update_text(),
    type: 'info',
    afterOk: 'stay',
    unasked: true,
    action: { label: m.reload(), act: () => reloadInto(registration) },
  })
}

/** While the old worker still fetches something, the browser keeps the new one waiting, for minutes where it must. */
const TAKES_OVER_WITHIN_MS = 2_000

function reloadInto({ waiting }: ServiceWorkerRegistration) {
  const reload = () => window.location.reload()
  // Another tab may have let it take over meanwhile.
  if (!waiting) return reload()
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
  takeOver(waiting)
  // The page that comes is of the new version whichever worker fetches it, and lets the new one take over later.
  setTimeout(reload, TAKES_OVER_WITHIN_MS)
}

const takeOver = (worker: ServiceWorker) => worker.postMessage({ type: 'take-over' })

function versionOf(worker: ServiceWorker): Promise<string> {
  const { port1, port2 } = new MessageChannel()
  worker.postMessage({ type: 'version' }, [port2])
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data)
  })
}
