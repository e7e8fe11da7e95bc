import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { figure } from '../figures/figure.ts'
import { keepFigures } from '../figures/keep-figures.ts'
import { ensureBrowser } from '../services/browser.ts'
import { CHECKOUT } from '../services/checkout.ts'
import { runCommand } from '../services/run-command.ts'
import { closing } from '../trial/closing.ts'
import { play } from '../trial/play.ts'
import { asThisMachine, DEBIAN_IMAGE, ensureBaseImages, NODE_IMAGE } from './base-images.ts'
import { build, ensureContainers, podman } from './containers.ts'
import { type Contents, contentsOf } from './contents.ts'
import { openHouse } from './house.ts'
import { imageBill } from './image-bill.ts'

/**
 * Builds the images of ops/ from Debian, without Docker and without a registry of images; says how large they are and what
 * they are made of; starts them without any right, on a root that cannot be written; and walks through the product in a
 * browser. `--build` ends after the first, and `--serve` goes on serving instead of the last, until Ctrl C.
 */
const OPS = join(CHECKOUT, 'ops')
const PRODUCT = 'localhost/belvedere:dev'
const VARNISH = 'localhost/belvedere-varnish:dev'
const IMAGES = { product: PRODUCT, varnish: VARNISH }
const PRODUCT_FOLDERS = [
  'app/node_modules',
  'app/demo',
  'app/web',
  'app/server',
  'usr/local/bin/node',
  'usr/lib',
]
const MEGABYTE = 1e6
const MOST_BYTES = 600 * MEGABYTE

const opened: (() => unknown)[] = []
await play(closing(opened), run)

async function run(): Promise<boolean> {
  const contents = await buildImages()
  if (process.argv.includes('--build')) return true
  return process.argv.includes('--serve') ? serve() : walk(contents)
}

async function buildImages(): Promise<Contents> {
  await ensureContainers()
  await ensureBaseImages()
  const debian = ['--build-arg', `DEBIAN_IMAGE=${DEBIAN_IMAGE}`]
  const node = ['--build-arg', `NODE_IMAGE=${NODE_IMAGE}`, ...(await asThisMachine())]
  await build(
    join(OPS, 'Dockerfile'),
    CHECKOUT,
    PRODUCT,
    ...['--ignorefile', join(OPS, 'Dockerfile.dockerignore')],
    ...debian,
    ...node,
  )
  await build(join(OPS, 'varnish/Dockerfile'), join(OPS, 'varnish'), VARNISH, ...debian)
  const product = await contentsOf(PRODUCT, PRODUCT_FOLDERS)
  const varnish = await contentsOf(VARNISH, ['usr/lib'])
  for (const [name, { bytes, parts, forBuilding }] of Object.entries({ product, varnish })) {
    const of = Object.entries(parts).map(([folder, size]) => `${folder} ${inMegabytes(size)}`)
    console.log(`image of ${name}: ${inMegabytes(bytes)} (${of.join(', ')})`)
    console.log(`  to build with it has ${forBuilding.join(', ') || 'nothing'}`)
  }
  await mkdir(join(CHECKOUT, 'build'), { recursive: true })
  const npm = JSON.parse(await readFile(join(CHECKOUT, 'build/sbom.cdx.json'), 'utf8'))
  await keepBill('image', imageBill(product.packages, npm))
  await keepBill('image-varnish', imageBill(varnish.packages))
  return product
}

async function keepBill(name: string, bill: ReturnType<typeof imageBill>): Promise<void> {
  await writeFile(join(CHECKOUT, `build/${name}.cdx.json`), `${JSON.stringify(bill, null, 2)}\n`)
  console.log(`${bill.components.length} packages in build/${name}.cdx.json`)
}

async function serve(): Promise<never> {
  const { origin } = await openHouse(IMAGES, opened)
  console.log(`Belvedere: ${origin}`)
  // Until a signal closes all.
  setInterval(() => {}, 2 ** 30)
  return new Promise(() => {})
}

async function walk({ bytes, forBuilding }: Contents): Promise<boolean> {
  await ensureBrowser()
  const { origin, name, readyMs } = await openHouse(IMAGES, opened)
  console.log(`started: ready after ${(readyMs / 1_000).toFixed(1)} s at ${origin}`)
  const config = join(CHECKOUT, 'e2e/playwright.image.config.ts')
  await runCommand('playwright', ['test', '--config', config], { E2E_ORIGIN: origin })
  const isWalked = process.exitCode === 0
  const began = performance.now()
  await podman('stop', '--time', '30', name)
  const stopped = Number((await podman('inspect', '--format', '{{.State.ExitCode}}', name)).trim())
  const stopMs = performance.now() - began
  console.log(`stopped: code ${stopped} after ${(stopMs / 1_000).toFixed(1)} s`)
  const isSmall = bytes <= MOST_BYTES && forBuilding.length === 0
  const figures = [
    figure(
      'image of the product',
      `${inMegabytes(bytes)}, with ${forBuilding.join(', ') || 'no compiler and no npm'}`,
      `≤ ${inMegabytes(MOST_BYTES)}, none`,
      isSmall,
    ),
    figure('walk through it in a browser', isWalked ? 'well' : 'failed', 'well', isWalked),
    figure('told to stop', `ends with ${stopped}`, 'ends with 0', stopped === 0),
    { name: 'ready after', measured: `${(readyMs / 1_000).toFixed(1)} s` },
  ]
  await keepFigures(figures)
  const reached = isSmall && isWalked && stopped === 0
  console.log(`image: ${inMegabytes(bytes)}, ${reached ? 'built, started and walked through' : 'not well'}`)
  return reached
}

function inMegabytes(bytes: number): string {
  return `${Math.round(bytes / MEGABYTE)} MB`
}
