import { expect, it } from 'vitest'
import { openApi } from './openapi.ts'

const document = openApi()

it('describes each call of the contract under its address', () => {
  const { paths } = JSON.parse(document) as { paths: Record<string, unknown> }
  expect(paths).toHaveProperty(['/api/v1/frontend/buildings/{id}', 'get'])
})
