import { fileURLToPath } from 'node:url'
import { generatedFiles } from '../generate/generated-files.ts'
import { staleFiles } from './stale-files.ts'

const stale = await staleFiles(fileURLToPath(new URL('../../', import.meta.url)), generatedFiles)
for (const path of stale) console.error(`${path} is stale: refresh it with \`npm run generate\``)
process.exitCode = stale.length ? 1 : 0
