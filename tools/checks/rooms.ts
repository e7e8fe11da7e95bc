import { fileURLToPath } from 'node:url'
import manifest from '../../package.json' with { type: 'json' }

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** The workspaces, by their folders. */
export const ROOMS: string[] = manifest.workspaces
