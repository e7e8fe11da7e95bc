import { expect, it } from 'vitest'
import { pagePolicy } from './page-policy.ts'

it('lets pages ask no other host', () => {
  const policy = pagePolicy([])('')
  expect(policy).toContain("connect-src 'self';")
  expect(policy).toContain("img-src 'self' data: blob:;")
})

it('lets them ask the hosts that are configured for the map, for data and pictures alone', () => {
  const policy = pagePolicy(['https://tiles.homes.example'])('')
  expect(policy).toContain("connect-src 'self' https://tiles.homes.example;")
  expect(policy).toContain("img-src 'self' data: blob: https://tiles.homes.example;")
  expect(policy.match(/tiles\.homes\.example/g)).toHaveLength(2)
})
