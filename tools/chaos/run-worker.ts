import { readConfig } from '@belvedere/server/platform/config'
import { processLog } from '@belvedere/server/platform/logging/process-log'
import { startWorker } from '@belvedere/server/worker'

/** The worker as a program of its own, to be killed. */
const config = readConfig(process.env)
const worker = await startWorker(config, processLog(config))
process.once('SIGTERM', () => void worker.stop().then(() => process.exit(0)))
// Nothing is left behind when the run itself is killed.
process.once('disconnect', () => process.exit(1))
