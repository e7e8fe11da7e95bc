import type { Package } from './contents.ts'

type Bill = { components: object[]; [field: string]: unknown }

/** What an image is made of: what npm tells of the product, where it is in it, and what Debian brought. */
export function imageBill(packages: readonly Package[], product: Bill = EMPTY): Bill {
  const debian = packages.map(({ name, version }) => ({
    type: 'library',
    name,
    version,
    'bom-ref': `deb:${name}@${version}`,
    purl: `pkg:deb/debian/${name}@${encodeURIComponent(version)}`,
  }))
  return { ...product, components: [...product.components, ...debian] }
}

const EMPTY: Bill = { bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, components: [] }
