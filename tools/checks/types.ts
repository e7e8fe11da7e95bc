import { spawnSync } from 'node:child_process'

/** Every workspace has its own environment (browser or Node), so each is checked by its own configuration. */
const WORKSPACES = [
  'domain',
  'contract',
  'server',
  'web',
  'web/service-worker',
  'serve',
  'demo',
  'e2e',
  'tools',
]

let failed = false
for (const workspace of WORKSPACES) {
  const { status } = spawnSync('tsc', ['-p', workspace], { stdio: 'inherit' })
  if (status !== 0) failed = true
}
process.exit(failed ? 1 : 0)
