import { buildApp } from '@belvedere/server/app'
import { readConfig } from '@belvedere/server/platform/config'
import { connectDatabase } from '@belvedere/server/platform/database/database'
import { openFiles } from '@belvedere/server/platform/files/open-files'

/** The API as a program of its own, to be killed. */
const config = readConfig(process.env)
const db = connectDatabase(config.visitorUrl)
const members = connectDatabase(config.memberUrl)
const app = await buildApp({ config, db, members, files: openFiles(config) })
await app.listen({ host: config.host, port: config.port })
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)))
// Nothing is left behind when the run itself is killed.
process.once('disconnect', () => process.exit(1))
