import { defineConfig } from '@playwright/test'
import { CHROMIUM } from './support/chromium.ts'
import { leftOut } from './support/gate.ts'
import { productEnvironment } from './support/product-environment.ts'

const port = Number(process.env.E2E_PORT ?? 4173)
const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
}

export default defineConfig({
  testDir: '.',
  outputDir: '../var/test-results',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  workers: process.env.E2E_GATE ? 2 : 3,
  grepInvert: leftOut,
  // Two browsers share two cores with a database in the gate: a second try tells a busy machine from a broken product.
  retries: process.env.E2E_GATE ? 1 : 0,
  timeout: 150_000,
  globalTimeout: 55 * 60_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../var/reports/browser.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: CHROMIUM,
    // What cannot be pressed by then never can: a test need not wait for its own end to say so.
    actionTimeout: 45_000,
    screenshot: 'only-on-failure',
    // A worker between page and network hides requests from the tests; those about it allow it.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: /touch\.spec\.ts$/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      // Only what depends on the size of the screen, or on fingers.
      name: 'phone',
      testMatch: /(walk|every-screen|touch|journeys|accounts\/journey|accounts\/prices)\.spec\.ts$/,
      use: PHONE,
    },
    {
      // Every validation message of the forms, where the desktop's run has them in English.
      name: 'phone-forms',
      testMatch: /\/(accounts\/forms|ask|calculator|favourites)\.spec\.ts$/,
      grep: /in Serbian/,
      use: PHONE,
    },
  ],
  webServer: {
    command: 'node ../serve/src/main.ts',
    url: `http://localhost:${port}/api/v1/frontend/projects`,
    env: { ...productEnvironment(), PORT: String(port) },
    reuseExistingServer: false,
    timeout: 120_000,
  },
})
