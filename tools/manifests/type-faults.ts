import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CHECKOUT, VAR } from '../services/checkout.ts'
import { run } from '../services/run.ts'
import { KUSTOMIZATION, type Manifest, titleOf } from './manifest.ts'

const TSC = join(CHECKOUT, 'node_modules/typescript/bin/tsc')
const OPTIONS = [
  '--noEmit',
  '--strict',
  '--skipLibCheck',
  '--module',
  'nodenext',
  '--target',
  'es2024',
  '--types',
  '',
]
const FAULT = /^(?:\S*\/)?manifest-(\d+)\.ts\(\d+,\d+\): error TS\d+: (.*)$/gm

/**
 * What Kubernetes would not know or not take. No server of it is needed: each manifest is written down as a literal of the
 * type that Kubernetes' own API description has for it, and the compiler says what does not fit.
 */
export async function typeFaults(manifests: readonly Manifest[]): Promise<string[]> {
  const typed = manifests.filter(({ file }) => file !== KUSTOMIZATION)
  // Within the checkout, where the types are found.
  await mkdir(VAR, { recursive: true })
  const folder = await mkdtemp(join(VAR, 'manifests-'))
  try {
    const files = typed.map(async ({ content }, nth) => {
      const file = join(folder, `manifest-${nth}.ts`)
      await writeFile(file, literalOf(content))
      return file
    })
    const { code, output } = await run(process.execPath, [TSC, ...OPTIONS, ...(await Promise.all(files))])
    const faults = [...output.matchAll(FAULT)].map(([, nth, message]) => {
      const manifest = typed[Number(nth)]
      return `${manifest ? titleOf(manifest) : nth}: ${message}`
    })
    if (code !== 0 && faults.length === 0) throw new Error(output)
    return faults
  } finally {
    await rm(folder, { recursive: true })
  }
}

function literalOf(content: Manifest['content']): string {
  const { apiVersion, kind } = content
  // `v1` is the core; of `networking.k8s.io/v1` the package has the first word.
  const [group = '', version] = apiVersion.includes('/') ? apiVersion.split('/') : ['core', apiVersion]
  const module = `kubernetes-types/${group.split('.')[0]}/${version}.d.ts`
  return `import type { ${kind} } from '${module}'\nexport const manifest: ${kind} = ${JSON.stringify(content, null, 2)}\n`
}
