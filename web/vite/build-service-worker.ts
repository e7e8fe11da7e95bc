import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const CLIENT = here('../build/client')

/** The map's own chunks. */
const MAP = /^(open-map|maplibre|own-ground|pmtiles)/

interface Chunk {
  readonly module: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

interface RouterManifest {
  readonly version: string
  readonly entry: Chunk
  readonly routes: { readonly root: Chunk }
}

/** Bundles the service worker beside the client's build, with its version and the lists of what it may keep. */
export async function buildServiceWorker() {
  const assets = await readdir(`${CLIENT}/assets`)
  const manifest = await readManifest(assets)
  await build({
    configFile: false,
    root: here('..'),
    logLevel: 'warn',
    define: {
      VERSION: JSON.stringify(manifest.version),
      NEEDED_EVERYWHERE: JSON.stringify(neededEverywhere(manifest, assets)),
      CODE: JSON.stringify(assets.filter(isCode).map(addressOf)),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: CLIENT,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: here('../service-worker/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
}

async function readManifest(assets: readonly string[]): Promise<RouterManifest> {
  const name = assets.find((file) => /^manifest-.*\.js$/.test(file))
  if (!name) throw new Error('The client build has no manifest of its routes')
  const text = await readFile(`${CLIENT}/assets/${name}`, 'utf8')
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
}

/**
 * The entry, the root with its styles, and the faces that most projects wear: a visitor has them already when the
 * worker is installed. Other faces are kept as they pass.
 */
function neededEverywhere({ entry, routes }: RouterManifest, assets: readonly string[]): string[] {
  const scripts = [entry, routes.root].flatMap((chunk) => [
    chunk.module,
    ...(chunk.imports ?? []),
    ...(chunk.css ?? []),
  ])
  const faces = assets
    .filter((file) => /^(newsreader|hanken-grotesk)-(latin-(?!ext-)|serbian-).*\.woff2$/.test(file))
    .map(addressOf)
  return [...new Set([...scripts.map(withoutHash), ...faces])]
}

const withoutHash = (address: string) => address.replace(/#$/, '')

const isCode = (file: string) => /\.(js|css)$/.test(file) && !MAP.test(file)

const addressOf = (file: string) => `/assets/${file}`
