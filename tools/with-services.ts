import { type ChildProcess, spawn } from 'node:child_process'
import { constants } from 'node:os'
import { ensureServices } from './services/ensure-services.ts'
import { ensureS3 } from './services/s3.ts'

/** Runs a command with the addresses of running services in its environment: `node tools/with-services.ts vitest run`. */
const given = process.argv.slice(2)
const withS3 = given[0] === '--with-s3'
const [command, ...args] = withS3 ? given.slice(1) : given
if (!command) throw new Error('Usage: node tools/with-services.ts [--with-s3] <command…>')

const addresses = {
  ...(await ensureServices()),
  // For the tests alone: in development files lie in a folder.
  ...(withS3 && { TEST_S3_URL: process.env.TEST_S3_URL || (await ensureS3()) }),
}

// Before the command starts, so that no signal falls between.
let child: ChildProcess | undefined
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    // A terminal sends Ctrl-C to both of us already; a second one would mean "at once" to many programs.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child?.kill(signal)
  })

child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...addresses } })
child.on('error', (error) => {
  console.error(error.message)
  process.exitCode = 127
})
child.on('exit', (code, signal) => {
  process.exitCode = code ?? 128 + (signal ? constants.signals[signal] : 0)
})
