import { liveWeb } from './live-web.ts'
import { start } from './start.ts'

await start(liveWeb)
