import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const CLIENT = here('../build/client')

interface Chunk {
  readonly module: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

interface RouterManifest {
  readonly entry: Chunk
  readonly routes: { readonly root: Chunk }
}

/** Bundles the service worker beside the client's build, with the list of what every screen needs. */
export async function buildServiceWorker() {
  await build({
    configFile: false,
    root: here('..'),
    logLevel: 'warn',
    define: {
      PRECACHED: JSON.stringify((await neededEverywhere()).map((url) => ({ url, revision: null }))),
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

/**
 * The entry, the root with its styles, and the faces that most projects wear: a visitor has them already when the
 * worker is installed. Other faces are kept as they pass.
 */
async function neededEverywhere(): Promise<string[]> {
  const assets = await readdir(`${CLIENT}/assets`)
  const name = assets.find((file) => /^manifest-.*\.js$/.test(file))
  if (!name) throw new Error('The client build has no manifest of its routes')
  const text = await readFile(`${CLIENT}/assets/${name}`, 'utf8')
  const { entry, routes }: RouterManifest = JSON.parse(
    text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1),
  )
  const scripts = [entry, routes.root].flatMap((chunk) => [
    chunk.module,
    ...(chunk.imports ?? []),
    ...(chunk.css ?? []),
  ])
  const faces = assets
    .filter((file) => /^(newsreader|hanken-grotesk)-latin-(wght|opsz)-.*\.woff2$/.test(file))
    .map((file) => `/assets/${file}`)
  return [...new Set([...scripts, ...faces])]
}
