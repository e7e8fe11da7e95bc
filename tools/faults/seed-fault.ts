import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { FAULTS } from './faults.ts'

const ROOT = resolve(import.meta.dirname, '../..')

/** Says one thing wrongly while a file is loaded, as `SEED_FAULT` names it; the file itself stays as it is. */
export function seedFault() {
  const fault = FAULTS[Number(process.env.SEED_FAULT ?? '-1')]
  return {
    name: 'seed-fault',
    enforce: 'pre' as const,
    transform(code: string, id: string) {
      if (!fault || fault.sql || id !== resolve(ROOT, fault.file)) return undefined
      return { code: withFault(code, fault), map: null }
    },
  }
}

function withFault(code: string, { right, wrong, file }: (typeof FAULTS)[number]): string {
  if (code.split(right).length !== 2) throw new Error(`${file} does not say exactly once: ${right}`)
  return code.replace(right, () => wrong)
}

/** Every fault still has its place in the sources. */
export function checkFaults(): void {
  for (const fault of FAULTS) withFault(readFileSync(resolve(ROOT, fault.file), 'utf8'), fault)
}
