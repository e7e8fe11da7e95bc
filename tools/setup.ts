import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureBrowser } from './services/browser.ts'
import { CHECKOUT } from './services/checkout.ts'
import { ensureServices } from './services/ensure-services.ts'
import { ensureLocalEnv } from './services/local-env.ts'
import { ensureMailServer } from './services/mail-server.ts'
import { mayInstall } from './services/packages.ts'
import { ensurePrometheus } from './services/prometheus.ts'
import { ensureVarnish } from './services/varnish.ts'

/** Makes a checkout ready to run: services, tables, the demo; with `--with-browser` also what the browser tests need. */
if (process.argv.includes('--with-browser')) await ensureBrowser()
// Only tests need these: where nothing can be installed, the product is made ready without them.
if (mayInstall()) {
  await ensureMailServer()
  await ensureVarnish()
  await ensurePrometheus()
}

await ensureLocalEnv()
const addresses = await ensureServices()
const loader = spawnSync(process.execPath, [join(CHECKOUT, 'demo/src/main.ts')], {
  cwd: CHECKOUT,
  stdio: 'inherit',
  env: { ...process.env, ...addresses },
})
if (loader.status !== 0) process.exit(loader.status ?? 1)
console.log('\nReady. Next: npm run dev')
