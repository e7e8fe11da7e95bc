import openapiTS, { astToString } from 'openapi-typescript'

const HEAD = '// Made from the contract by `npm run generate`; do not edit.\n\n'

/** The types of every call, as openapi-fetch reads them. */
export async function clientTypes(openApi: string): Promise<string> {
  return HEAD + astToString(await openapiTS(openApi))
}
