import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { licenceFaults } from './licence-faults.ts'
import { root } from './rooms.ts'

const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'))
const faults = licenceFaults(packages)
for (const fault of faults) console.error(`${fault}: see tools/checks/licence-faults.ts`)
process.exitCode = faults.length ? 1 : 0
