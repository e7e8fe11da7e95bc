import { expect, it } from 'vitest'
import { clientTypes } from './client-types.ts'
import { openApi } from './openapi.ts'

const document = openApi()

it('describes each call of the contract under its address', () => {
  const { paths } = JSON.parse(document) as { paths: Record<string, unknown> }
  expect(paths).toHaveProperty(['/api/v1/frontend/buildings/{id}', 'get'])
})

it('gives the client a type for each address', async () => {
  const types = await clientTypes(document)
  for (const path of Object.keys(JSON.parse(document).paths)) expect(types).toContain(`"${path}": {`)
})
