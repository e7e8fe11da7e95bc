import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compile } from '@inlang/paraglide-js'
import { CHECKOUT, VAR } from './services/checkout.ts'

const project = join(CHECKOUT, 'messages/project.inlang')
const WEB = join(CHECKOUT, 'web/app/paraglide')
const SERVER = join(CHECKOUT, 'server/src/paraglide')
/** A compilation takes half a minute, and most scripts begin with one: the hash of its input says whether it is needed. */
const STAMP = join(VAR, 'words.sha256')
const INPUT = [
  'messages/en.json',
  'messages/sr-Latn.json',
  'messages/project.inlang/settings.json',
  'node_modules/@inlang/paraglide-js/package.json',
  'tools/words.ts',
]

const hash = createHash('sha256')
for (const file of INPUT) hash.update(await readFile(join(CHECKOUT, file)))
const stamp = hash.digest('hex')
const compiled = [WEB, SERVER].every((folder) => existsSync(join(folder, 'messages.d.ts')))
if (!compiled || (await readFile(STAMP, 'utf8').catch(() => '')) !== stamp) {
  await compileCatalogue()
  await mkdir(VAR, { recursive: true })
  await writeFile(STAMP, stamp)
}

/**
 * Compiles the catalogue of words into functions, for each side as it needs them (decision 5). Building and developing
 * the web do its part by themselves, and anew when a word changes.
 */
async function compileCatalogue(): Promise<void> {
  await compile({
    project,
    outdir: WEB,
    // A module for each word, so that a screen loads its own only.
    outputStructure: 'message-modules',
    strategy: ['globalVariable', 'baseLocale'],
    emitTsDeclarations: true,
  })
  await compile({
    project,
    outdir: SERVER,
    // A module for each language: Node reads a few files when it starts, not hundreds.
    outputStructure: 'locale-modules',
    // A mail names its language.
    strategy: ['baseLocale'],
    emitTsDeclarations: true,
  })
}
