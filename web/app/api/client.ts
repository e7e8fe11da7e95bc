import createClient from 'openapi-fetch'
import type { paths } from './schema.gen.d.ts'

export type Api = ReturnType<typeof createApi>

export interface ApiConfiguration {
  /** The origin that the calls go to. */
  readonly baseUrl: string
  readonly fetch?: typeof fetch
  /** The refresh cookie goes along where it belongs (ACC-08). */
  readonly credentials?: RequestCredentials
}

/** The typed client of every call in the contract. No default timeout: a slow network is not an error (GEN-18). */
export function createApi(configuration: ApiConfiguration) {
  if (!configuration?.baseUrl) throw new Error('The API client is not configured: it needs its baseUrl')
  return createClient<paths>(configuration)
}
