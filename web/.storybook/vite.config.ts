import { defineConfig } from 'vite'
import { namedMedia } from '../vite/named-media.ts'

/** What of web/vite.config.ts concerns a component alone. */
export default defineConfig({
  plugins: [namedMedia()],
  css: { modules: { generateScopedName: '[name]__[local]' } },
  build: { target: 'es2022', assetsInlineLimit: 0 },
})
