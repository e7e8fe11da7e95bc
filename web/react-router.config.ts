import type { Config } from '@react-router/dev/config'
import { buildServiceWorker } from './vite/build-service-worker.ts'
import { compressClient } from './vite/compress-client.ts'

export default {
  ssr: true,
  // All addresses are known from the start: one small manifest instead of a request per discovered link.
  routeDiscovery: { mode: 'initial' },
  // A route's code comes in one chunk: one place where it can fail to load (GEN-07).
  splitRouteModules: false,
  buildEnd: async () => {
    await buildServiceWorker()
    await compressClient()
  },
} satisfies Config
