import { expect, it } from 'vitest'
import { initialAppState, SPLASH_MAX_MS } from './app-state.ts'

it('loading status starts idle [GEN-08]', () => {
  expect(initialAppState.loadingStatus).toBe('idle')
})

it('the app context starts global (100) [GEN-08]', () => {
  expect(initialAppState.appContext).toBe(100)
})

it('the splash is shown first, for 2 s at most [GEN-08]', () => {
  expect(initialAppState.splashShown).toBe(true)
  expect(SPLASH_MAX_MS).toBe(2000)
})
