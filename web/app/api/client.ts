import createClient from 'openapi-fetch'
import type { paths } from './schema.gen.d.ts'

export type Api = ReturnType<typeof createApi>

/** The typed client of every call in the contract. No default timeout: a slow network is not an error (GEN-18). */
export function createApi(options: { baseUrl: string; fetch?: typeof fetch }) {
  return createClient<paths>(options)
}
