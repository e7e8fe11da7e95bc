import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { CHECKOUT } from '../services/checkout.ts'
import { billOfMaterials } from './bill-of-materials.ts'

/** npm reads over a thousand manifests. */
const TIME_LIMIT_MS = 60_000

type Component = { name: string; version: string; purl: string; hashes?: unknown[]; licenses?: unknown[] }

it(
  'names every package of the product with version, licence and checksum, and none that only tests',
  async () => {
    const bill = JSON.parse(await billOfMaterials()) as { bomFormat: string; components: Component[] }
    expect(bill.bomFormat).toBe('CycloneDX')
    const named = new Set(bill.components.map(({ purl }) => purl))
    const { dependencies } = JSON.parse(await readFile(join(CHECKOUT, 'server/package.json'), 'utf8'))
    for (const [name, version] of Object.entries(dependencies))
      if (!name.startsWith('@belvedere/'))
        expect(named).toContain(`pkg:npm/${name.replace('@', '%40')}@${version}`)
    const fastify = bill.components.find(({ name }) => name === 'fastify')
    expect(fastify).toMatchObject({ licenses: [{ license: { id: 'MIT' } }], hashes: [{ alg: 'SHA-512' }] })
    expect(bill.components.filter(({ name }) => ['vitest', 'knip', 'storybook'].includes(name))).toEqual([])
  },
  TIME_LIMIT_MS,
)
