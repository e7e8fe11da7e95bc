import { builtWeb } from './built-web.ts'
import { start } from './start.ts'

await start(builtWeb)
