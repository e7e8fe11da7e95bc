import { expect, it } from 'vitest'
import { projectAddress } from './project-address.ts'

it.each([
  ['https://homes.example', 'riva.example', 'https://riva.example/'],
  ['https://homes.example', null, 'https://homes.example/?projectId=7'],
  ['http://localhost:3000', 'suton.localhost', 'http://suton.localhost:3000/'],
  ['http://localhost:3000', null, 'http://localhost:3000/?projectId=7'],
])('%s: a project with the host %s is at %s [STU-07]', (publicUrl, ownHost, address) => {
  expect(projectAddress(publicUrl, { id: 7, ownHost })).toBe(address)
})
