import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CHECKOUT } from '../services/checkout.ts'
import { billOfMaterials } from './bill-of-materials.ts'

/** Writes the bill of materials beside what `npm run build` makes: every package with version, licence and checksum. */
const folder = join(CHECKOUT, 'build')
const bill = await billOfMaterials()
await mkdir(folder, { recursive: true })
await writeFile(join(folder, 'sbom.cdx.json'), bill)
console.log(`${JSON.parse(bill).components.length} packages in build/sbom.cdx.json`)
