import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { CHECKOUT } from '../services/checkout.ts'

type Bill = {
  metadata: { component: { 'bom-ref': string } }
  components: { 'bom-ref': string; properties?: { name: string; value: string }[] }[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

const MOST_BYTES = 2 ** 26
/** The rooms that run; the others only test and measure. */
const ROOMS = ['server', 'web', 'serve', 'demo'].map((room) => `--workspace=${room}`)
const COMMAND = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', ...ROOMS]
const DEVELOPMENT = 'cdx:npm:package:development'

/** What the product is made of, as CycloneDX: by npm itself, from what is installed, less what only builds and tests need. */
export async function billOfMaterials(): Promise<string> {
  const { stdout } = await promisify(execFile)('npm', COMMAND, { cwd: CHECKOUT, maxBuffer: MOST_BYTES })
  const { packages } = JSON.parse(await readFile(join(CHECKOUT, 'package-lock.json'), 'utf8'))
  return `${JSON.stringify(ofTheProduct(JSON.parse(stdout), packages), null, 2)}\n`
}

/**
 * Not by npm's `--omit=dev`, which also leaves out what one room needs for its tests and another to run; and of a package
 * that lies in two places npm tells of one, so that the lock says whether the other is needed.
 */
function ofTheProduct(bill: Bill, locked: Record<string, { version?: string; dev?: boolean }>): Bill {
  const needed = new Set(
    Object.entries(locked)
      .filter(([, { dev }]) => !dev)
      .map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`),
  )
  const components = bill.components.filter(
    ({ 'bom-ref': ref, properties = [] }) =>
      needed.has(ref) || !properties.some(({ name, value }) => name === DEVELOPMENT && value === 'true'),
  )
  const kept = new Set([bill.metadata.component, ...components].map((component) => component['bom-ref']))
  const dependencies = bill.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => kept.has(other)) }))
  return { ...bill, components, dependencies }
}
