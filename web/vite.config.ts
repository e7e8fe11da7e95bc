import { fileURLToPath } from 'node:url'
import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { buyersShare } from './vite/buyers-share.ts'
import { guardRouteReload } from './vite/guard-route-reload.ts'
import { keepPluralRules } from './vite/keep-plural-rules.ts'
import { namedMedia } from './vite/named-media.ts'
import { studioStyles } from './vite/studio-styles.ts'

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
    studioStyles(),
    share.plugin,
  ],
  css: { modules: { generateScopedName: '[name]__[local]' } },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What most screens share comes in one file: fifty small ones cost more than they save.
            codeSplitting: {
              groups: [
                // A page waits for its styles, and for one file it waits once: those of the screens where visits begin
                // come together. Whatever opens later, and the studio, bring their own.
                {
                  name: 'styles',
                  test: /[\\/]web[\\/]app[\\/](ui|viewer|cards|explorer[\\/](frame|start|masterplan|building|apartment|notices|places|filters))[\\/].*[.]css$/,
                  priority: 3,
                },
                {
                  name: 'shared',
                  test: (id: string) =>
                    /[\\/](web[\\/]app|domain[\\/]src)[\\/]/.test(id) &&
                    !/[\\/]paraglide[\\/]/.test(id) &&
                    share.sharesOf(id) >= 13,
                  priority: 2,
                },
                // What only the studio says, as its words are named, is no buyer's.
                {
                  name: 'words',
                  test: /[\\/]paraglide[\\/](?!messages[\\/]studio)/,
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
