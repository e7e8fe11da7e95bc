import { APP_CONTEXTS, type AppContextId } from './app-contexts.ts'

/** The splash gives way to the start screen at the latest after this. */
export const SPLASH_MAX_MS = 2000

export type LoadingStatus = 'idle' | 'loading'

export interface AppState {
  readonly loadingStatus: LoadingStatus
  readonly appContext: AppContextId
  readonly splashShown: boolean
}

/** How the product stands at its start (spec section 4). */
export const initialAppState: AppState = {
  loadingStatus: 'idle',
  appContext: APP_CONTEXTS.global,
  splashShown: true,
}
