import { defineConfig } from '@playwright/test'
import config from './playwright.config.ts'

/** The first walk, through a product that somebody else started: `npm run image` does, from its image. */
export default defineConfig({
  testDir: config.testDir ?? '.',
  testMatch: /\/walk\.spec\.ts$/,
  grep: /in English by pointer/,
  outputDir: config.outputDir ?? '',
  workers: 1,
  timeout: config.timeout ?? 0,
  expect: config.expect ?? {},
  reporter: [['list']],
  use: { ...config.use, baseURL: process.env.E2E_ORIGIN ?? '', viewport: { width: 1440, height: 900 } },
})
