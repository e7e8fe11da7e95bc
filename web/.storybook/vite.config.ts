import { defineConfig } from 'vite'

/** What of web/vite.config.ts concerns a component alone. */
export default defineConfig({
  css: { modules: { generateScopedName: '[name]__[local]' } },
  build: { target: 'es2022', assetsInlineLimit: 0 },
})
