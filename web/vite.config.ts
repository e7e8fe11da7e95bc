import { fileURLToPath } from 'node:url'
import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { buyersShare } from './vite/buyers-share.ts'
import { guardRouteReload } from './vite/guard-route-reload.ts'
import { keepPluralRules } from './vite/keep-plural-rules.ts'
import { namedMedia } from './vite/named-media.ts'
import { staffStyles } from './vite/staff-styles.ts'

/** Commands run from the repository's root, where relative paths would miss. */
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const share = buyersShare()

export default defineConfig({
  plugins: [
    paraglideVitePlugin({
      project: here('../messages/project.inlang'),
      outdir: here('app/paraglide'),
      // The address decides the language: app/i18n tells Paraglide, on the server and in the browser.
      strategy: ['globalVariable', 'baseLocale'],
      emitTsDeclarations: true,
    }),
    reactRouter(),
    guardRouteReload(),
    keepPluralRules(),
    namedMedia(),
    staffStyles(),
    share.plugin,
  ],
  css: { modules: { generateScopedName: '[name]__[local]' } },
  // One stylesheet for all screens: a page waits for its styles, and for one file it waits once. Every other screen has
  // it already.
  build: { target: 'es2022', assetsInlineLimit: 0, cssCodeSplit: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What most screens share comes in one file: fifty small ones cost more than they save.
            codeSplitting: {
              groups: [
                {
                  name: 'shared',
                  test: (id: string) =>
                    /[\\/](web[\\/]app|domain[\\/]src)[\\/]/.test(id) &&
                    !/[\\/]paraglide[\\/]/.test(id) &&
                    share.sharesOf(id) >= 13,
                  priority: 2,
                },
                // What only the studio and the desk say, as their words are named, is no buyer's.
                {
                  name: 'words',
                  test: /[\\/]paraglide[\\/](?!messages[\\/](studio|desk|staff))/,
                  minShareCount: 6,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
  },
})
