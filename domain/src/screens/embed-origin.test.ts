import { expect, it } from 'vitest'
import { embedOriginIn, isEmbedOrigin } from './embed-origin.ts'

it.each(['https://developer.example', 'https://www.developer.example:8443'])(
  '%s may be named as a site that embeds [SET-01]',
  (origin) => {
    expect(isEmbedOrigin(origin)).toBe(true)
  },
)

it.each([
  'http://developer.example',
  'https://*.developer.example',
  'https://developer.example/path',
  "https://developer.example; script-src 'unsafe-inline'",
  'https://developer.example https://other.example',
  'https:',
  'https://developer.example:99999',
  '*',
  "'self'",
])('%s may not: a policy would be read otherwise [SET-01]', (origin) => {
  expect(isEmbedOrigin(origin)).toBe(false)
})

it('is found in an address as people write it [SET-01]', () => {
  expect(embedOriginIn('https://WWW.Developer.example/homes?a=1')).toBe('https://www.developer.example')
  expect(embedOriginIn('developer.example')).toBeUndefined()
  expect(embedOriginIn('javascript:alert(1)')).toBeUndefined()
})
