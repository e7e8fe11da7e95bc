import { asOwner, dropDatabase } from './databases.ts'
import { type Living, loadDemo } from './load-demo.ts'

/** Loads the demo once for the run; scratch products clone it. Gives back how to clear up. */
export default function globalSetup(): Promise<() => Promise<void>> {
  return makeTemplate()
}

export async function makeTemplate(living: Living = {}): Promise<() => Promise<void>> {
  const template = `belvedere_e2e_template_${process.pid}`
  await asOwner(`create database ${template}`)
  try {
    await loadDemo(template, living)
  } catch (error) {
    await dropDatabase(template)
    throw error
  }
  process.env.E2E_TEMPLATE = template
  return () => dropDatabase(template)
}
