import { expect, it } from 'vitest'
import { EXCEPTIONS, licenceFaults } from './licence-faults.ts'

/** One package for each exception, so that none is left over. */
const excepted = Object.fromEntries(
  Object.keys(EXCEPTIONS).map((name) => [`node_modules/${name.replace('*', 'x')}`, { license: 'Odd' }]),
)

it('takes what is under a licence of the list, by one of several, or by name', () => {
  const packages = {
    '': { license: 'Apache-2.0' },
    domain: {},
    'node_modules/@belvedere/domain': { link: true },
    'node_modules/one': { license: 'MIT' },
    'node_modules/two': { license: '(GPL-2.0-only OR MIT)' },
    'node_modules/three/node_modules/four': { license: 'Apache-2.0 AND MIT' },
    ...excepted,
  }
  expect(licenceFaults(packages)).toEqual([])
})

it('names whatever is under another, under one of two that both hold, or under none', () => {
  const packages = {
    'node_modules/copyleft': { license: 'GPL-3.0' },
    'node_modules/one/node_modules/@scope/both': { license: 'MIT AND GPL-3.0' },
    'node_modules/silent': {},
    ...excepted,
  }
  expect(licenceFaults(packages)).toEqual([
    'copyleft is under GPL-3.0, which is not among those we take',
    '@scope/both is under MIT AND GPL-3.0, which is not among those we take',
    'silent is under none, which is not among those we take',
  ])
})

it('names an exception that nothing needs', () => {
  expect(licenceFaults({ 'node_modules/slick': { license: 'MIT' } })).toContain(
    'slick needs no exception any more',
  )
})
