// Before anything else is even read: a signal that comes meanwhile is heard.
import './told-to-stop.ts'

const [{ builtWeb }, { start }] = await Promise.all([import('./built-web.ts'), import('./start.ts')])
await start(builtWeb)
