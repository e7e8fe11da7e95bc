import { openApiDocument } from '@belvedere/contract/openapi'

/** The contract as OpenAPI, for the typed client and for those who write another one. */
export const openApi = (): string => `${JSON.stringify(openApiDocument(), null, 2)}\n`
