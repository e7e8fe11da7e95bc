import { DEMO_PASSWORD } from '@belvedere/server/areas/users/demo-accounts'
import { expect, it } from 'vitest'
import { demoPassword } from './demo-password.ts'

it('is the known one while developing, or the chosen one', () => {
  expect(demoPassword({ production: false, asked: false, chosen: undefined })).toBe(DEMO_PASSWORD)
  expect(demoPassword({ production: false, asked: false, chosen: 'mine' })).toBe('mine')
})

it('is none in production unless asked for, and never the known one', () => {
  const production = true
  expect(demoPassword({ production, asked: false, chosen: 'mine' })).toBeUndefined()
  expect(() => demoPassword({ production, asked: true, chosen: undefined })).toThrow('DEMO_PASSWORD')
  expect(() => demoPassword({ production, asked: true, chosen: DEMO_PASSWORD })).toThrow('DEMO_PASSWORD')
  expect(demoPassword({ production, asked: true, chosen: 'mine' })).toBe('mine')
})
