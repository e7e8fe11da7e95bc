import { join } from 'node:path'
import { compile } from '@inlang/paraglide-js'
import { CHECKOUT } from './services/checkout.ts'

const project = join(CHECKOUT, 'messages/project.inlang')

/**
 * Compiles the catalogue of words into functions, for each side as it needs them (decision 5). Building and developing
 * the web do its part by themselves, and anew when a word changes.
 */
await compile({
  project,
  outdir: join(CHECKOUT, 'web/app/paraglide'),
  // A module for each word, so that a screen loads its own only.
  outputStructure: 'message-modules',
  strategy: ['globalVariable', 'baseLocale'],
  emitTsDeclarations: true,
})
await compile({
  project,
  outdir: join(CHECKOUT, 'server/src/paraglide'),
  // A module for each language: Node reads a few files when it starts, not hundreds.
  outputStructure: 'locale-modules',
  // A mail names its language.
  strategy: ['baseLocale'],
  emitTsDeclarations: true,
})
