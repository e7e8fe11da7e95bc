import { LOCALES } from '@belvedere/domain/screens/locale'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const launchOptions = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
  // As in e2e: Debian's chromium as root, on a machine without a graphics card, asking nobody outside.
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
}

/** Words and paper do not meet in what axe finds, so two browsers see to both languages and both papers. */
const PAPER = { en: 'light', 'sr-Latn': 'dark' } as const

/** The catalogue starts as its browser does. */
const browsers = LOCALES.map((locale) => ({
  name: `${locale} ${PAPER[locale]}`,
  browser: 'chromium' as const,
  provider: playwright({
    launchOptions,
    contextOptions: { locale, colorScheme: PAPER[locale], reducedMotion: 'reduce' },
  }),
}))

/** A configuration of its own: to read Storybook's takes longer than most runs of the rules (decision 58). */
export default defineConfig({
  plugins: [storybookTest({ configDir: import.meta.dirname })],
  test: {
    name: 'catalogue',
    // Each story cleans up after itself, so that a browser loads the catalogue once and not for each file.
    isolate: false,
    testTimeout: 15_000,
    hookTimeout: 15_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions }),
      instances: browsers,
    },
  },
})
