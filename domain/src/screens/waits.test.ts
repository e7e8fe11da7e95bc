import { expect, it } from 'vitest'
import { OTHER_WAIT_MS, PAGE_FETCH_DELAY_MS, SETTINGS_RETRY_MS } from './waits.ts'

it('retries every 200 ms, other waits are 100 ms, the page fetch delay defaults to 200 ms [GEN-14]', () => {
  expect(SETTINGS_RETRY_MS).toBe(200)
  expect(OTHER_WAIT_MS).toBe(100)
  expect(PAGE_FETCH_DELAY_MS).toBe(200)
})
