import { runCommand } from './services/run-command.ts'
import { ensureS3 } from './services/s3.ts'

/**
 * Runs a command with a real S3 server for its tests: `node tools/with-s3.ts vitest run`. It goes on running until
 * `npm run services:stop`. Development needs none: there files lie in a folder.
 */
const [command, ...args] = process.argv.slice(2)
if (!command) throw new Error('Usage: node tools/with-s3.ts <command…>')

await runCommand(command, args, { TEST_S3_URL: process.env.TEST_S3_URL || (await ensureS3()) })
