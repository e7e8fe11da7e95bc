import { expect, it } from 'vitest'
import { productLines } from './product-lines.ts'

const of = (...paths: string[]) =>
  productLines(paths.map((path) => ({ path, lines: 10 })))
    .filter(({ lines }) => lines > 0)
    .map(({ room, lines }) => `${room} ${lines}`)

it('adds up what people wrote in each room of the product', () => {
  expect(of('domain/src/sales/money.ts', 'web/app/ui/button.tsx', 'web/app/ui/button.module.css')).toEqual([
    'domain 10',
    'web 20',
  ])
  expect(of('server/migrations/003_content.sql')).toEqual(['server 10'])
})

it.each([
  'domain/src/sales/money.test.ts',
  'server/src/areas/fuzz/staff-reads.api.test.ts',
  'server/src/testing/test-app.ts',
  'web/app/ui/button.stories.tsx',
  'web/.storybook/preview.tsx',
  'web/vite.config.ts',
  'e2e/walk.spec.ts',
  'tools/setup.ts',
])('leaves out %s', (path) => {
  expect(of(path)).toEqual([])
})
