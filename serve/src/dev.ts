import './told-to-stop.ts'

const [{ liveWeb }, { start }] = await Promise.all([import('./live-web.ts'), import('./start.ts')])
await start(liveWeb)
