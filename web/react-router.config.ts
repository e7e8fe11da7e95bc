import type { Config } from '@react-router/dev/config'
import { buildServiceWorker } from './vite/build-service-worker.ts'

export default {
  ssr: true,
  // All addresses are known from the start: one small manifest instead of a request per discovered link.
  routeDiscovery: { mode: 'initial' },
  buildEnd: buildServiceWorker,
} satisfies Config
