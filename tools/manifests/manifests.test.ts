import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CHECKOUT } from '../services/checkout.ts'
import { type Manifest, manifestsIn, podTemplateOf, readManifests } from './manifest.ts'
import { referenceFaults } from './reference-faults.ts'
import { typeFaults } from './type-faults.ts'

/** The compiler reads what Kubernetes is. */
const TIME_LIMIT_MS = 60_000

const manifests = await readManifests(join(CHECKOUT, 'ops/kubernetes'))
const config = await readFile(join(CHECKOUT, 'server/src/platform/config.ts'), 'utf8')
const settings = new Set([
  ...[...config.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name),
  // Read by the client of the bucket itself.
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
])

it(
  'what ops/kubernetes holds is known to Kubernetes and leads somewhere',
  async () => {
    expect(manifests.map(({ content }) => content.kind)).toEqual(
      expect.arrayContaining([
        'Deployment',
        'StatefulSet',
        'CronJob',
        'Service',
        'PodDisruptionBudget',
        'Job',
        'NetworkPolicy',
        'ConfigMap',
      ]),
    )
    expect(await typeFaults(manifests)).toEqual([])
    expect(referenceFaults(manifests, settings)).toEqual([])
  },
  TIME_LIMIT_MS,
)

it('every pod runs without rights, on a root that it cannot write, and asks Kubernetes nothing', () => {
  const pods = manifests.flatMap(({ content }) => podTemplateOf(content)?.spec ?? [])
  expect(pods).toHaveLength(5)
  for (const pod of pods)
    expect(pod).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
      containers: [
        {
          securityContext: {
            allowPrivilegeEscalation: false,
            readOnlyRootFilesystem: true,
            capabilities: { drop: ['ALL'] },
          },
        },
      ],
    })
})

const files = [...new Set(manifests.map(({ file }) => file))]

/** The manifests with another word in one of their files. */
async function withChange(file: string, from: string, to: string): Promise<Manifest[]> {
  const text = await readFile(join(CHECKOUT, 'ops/kubernetes', file), 'utf8')
  expect(files).toContain(file)
  expect(text).toContain(from)
  return [
    ...manifests.filter((manifest) => manifest.file !== file),
    ...manifestsIn(file, text.replace(from, to)),
  ]
}

it(
  'refuses what Kubernetes does not know',
  async () => {
    const wrong = [
      ...manifestsIn('a.yaml', 'apiVersion: apps/v1\nkind: Deployment\nspec: {replicas: three}'),
      ...(await withChange('web.yaml', 'readinessProbe', 'readynessProbe')).filter(
        ({ file }) => file === 'web.yaml',
      ),
    ]
    const faults = await typeFaults(wrong)
    expect(faults).toEqual(
      expect.arrayContaining([
        expect.stringContaining("'string' is not assignable to type 'number'"),
        expect.stringContaining('readynessProbe'),
      ]),
    )
  },
  TIME_LIMIT_MS,
)

describe('refuses what leads nowhere', () => {
  it.each([
    [
      'web.yaml',
      'selector: {app: belvedere, part: web}',
      'selector: {app: belvedere, part: wep}',
      'no pod has the labels',
    ],
    [
      'web.yaml',
      'labels: {app: belvedere, part: web}\n    spec',
      'labels: {app: belvedere}\n    spec',
      'does not find its own pods',
    ],
    ['web.yaml', 'targetPort: http', 'targetPort: https', 'its pods have no port https'],
    ['web.yaml', 'path: /readyz, port: http', 'path: /readyz, port: web', 'asked on a port web'],
    ['web.yaml', 'configMapRef: {name: settings}', 'configMapRef: {name: setings}', 'no ConfigMap setings'],
    ['web.yaml', 'key: AUTH_SECRET', 'key: SECRET', 'AUTH_SECRET comes by another key'],
    [
      'migrate.yaml',
      'key: STATEMENT_TIMEOUT_MS',
      'key: TIMEOUT',
      'STATEMENT_TIMEOUT_MS comes by another key',
    ],
    ['sweep.yaml', 'configMapRef: {name: settings}', 'configMapRef: {name: setings}', 'no ConfigMap setings'],
    ['worker.yaml', 'name: ROLE', 'name: ROLES', 'no setting ROLES'],
    ['settings.yaml', 'PUBLIC_URL', 'PUBLIC_ADDRESS', 'no setting PUBLIC_ADDRESS'],
    ['networks.yaml', 'port: inside', 'port: insight', 'no port insight'],
    ['kustomization.yaml', '  - worker.yaml\n', '', 'worker.yaml is missing'],
  ])('%s: %s as %s', async (file, from, to, fault) => {
    const faults = referenceFaults(await withChange(file, from, to), settings)
    expect(faults.join('\n')).toContain(fault)
  })
})
