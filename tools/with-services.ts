import { ensureServices } from './services/ensure-services.ts'
import { runCommand } from './services/run-command.ts'

/** Runs a command with the addresses of running services in its environment: `node tools/with-services.ts vitest run`. */
const [command, ...args] = process.argv.slice(2)
if (!command) throw new Error('Usage: node tools/with-services.ts <command…>')

await runCommand(command, args, await ensureServices())
