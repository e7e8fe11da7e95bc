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
  // What has not changed since the last run is not checked again.
  const kept = `var/types/${workspace.replaceAll('/', '-')}.tsbuildinfo`
  const { status } = spawnSync('tsc', ['-p', workspace, '--incremental', '--tsBuildInfoFile', kept], {
    stdio: 'inherit',
  })
  if (status !== 0) failed = true
}
process.exit(failed ? 1 : 0)
