import { openApiDocument } from '@belvedere/contract/openapi'

/** The contract as OpenAPI, for those who write a client of their own. */
export const openApi = (): string => `${JSON.stringify(openApiDocument(), null, 2)}\n`
