import { stopServices } from './stop-services.ts'

const stopped = await stopServices()
console.log(stopped.length ? `Stopped ${stopped.join(' and ')}.` : 'Nothing of ours was running.')
