import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { cruise } from 'dependency-cruiser'
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROOMS, root } from './rooms.ts'

const CONFIGURATION = join(root, '.dependency-cruiser.mjs')
/** Over a thousand files are read. */
const TIME_LIMIT_MS = 30_000
const PACKAGES = ['zod', 'vitest', 'pg', 'flatbush', 'polylabel', 'simplify-js', 'polyclip-ts']

const against: [rule: string, from: string, to: string][] = [
  ['domain-imports-only-itself', 'domain/src/a1.ts', 'server/src/app.ts'],
  ['domain-imports-only-itself', 'domain/src/a2.ts', 'contract/src/calls.ts'],
  ['domain-depends-on-nothing', 'domain/src/a3.ts', 'zod'],
  ['domain-depends-on-nothing', 'domain/src/a4.ts', 'node:fs'],
  ['domain-tests-need-only-a-runner', 'domain/src/a5.test.ts', 'zod'],
  ['domain-depends-on-nothing', 'domain/src/viewer/a6.ts', 'flatbush'],
  ['geometry-needs-only-its-pure-libraries', 'domain/src/geometry/a7.ts', 'zod'],
  ['contract-imports-only-domain', 'contract/src/b1.ts', 'server/src/app.ts'],
  ['contract-needs-only-zod', 'contract/src/b2.ts', 'pg'],
  ['server-imports-only-contract-and-domain', 'server/src/c1.ts', 'web/app/root.tsx'],
  ['server-imports-only-contract-and-domain', 'server/src/c2.ts', 'demo/load.ts'],
  [
    'an-area-calls-a-use-case-not-a-query-of-another',
    'server/src/areas/pois/c3.ts',
    'server/src/areas/media/media.queries.ts',
  ],
  ['platform-and-emails-know-no-area', 'server/src/platform/c4.ts', 'server/src/areas/media/show-media.ts'],
  ['platform-and-emails-know-no-area', 'server/src/emails/c5.ts', 'server/src/areas/media/show-media.ts'],
  ['platform-knows-no-email', 'server/src/platform/c6.ts', 'server/src/emails/welcome.ts'],
  ['web-imports-only-contract-and-domain', 'web/app/routes/d1.tsx', 'server/src/app.ts'],
  ['web-takes-only-types-of-the-contract', 'web/app/api/d2.ts', 'contract/src/calls.ts'],
  ['web-imports-only-contract-and-domain', 'web/app/d3.ts', 'serve/main.ts'],
  ['viewer-and-map-know-only-ui-and-domain', 'web/app/viewer/d4.tsx', 'web/app/explorer/filters/panel.tsx'],
  ['viewer-and-map-know-only-ui-and-domain', 'web/app/viewer/d5.tsx', 'web/app/map/map.tsx'],
  ['viewer-and-map-know-only-ui-and-domain', 'web/app/map/d6.tsx', 'web/app/api/client.ts'],
  ['ui-knows-no-feature', 'web/app/ui/d7.tsx', 'web/app/explorer/filters/panel.tsx'],
  ['ui-knows-no-feature', 'web/app/ui/d8.tsx', 'web/app/viewer/viewer.tsx'],
  ['api-knows-no-screen', 'web/app/api/d9.ts', 'web/app/ui/button.tsx'],
  ['content-and-words-know-no-screen', 'web/app/content/d20.ts', 'web/app/viewer/viewer.tsx'],
  [
    'explorer-features-meet-only-in-routes',
    'web/app/explorer/search/d10.tsx',
    'web/app/explorer/filters/panel.tsx',
  ],
  [
    'explorer-features-meet-only-in-routes',
    'web/app/explorer/filters/d11.tsx',
    'web/app/explorer/frame/app-bar.tsx',
  ],
  ['explorer-is-folders-of-features', 'web/app/explorer/d12.tsx', 'web/app/explorer/filters/panel.tsx'],
  ['routes-are-the-top', 'web/app/explorer/search/d13.tsx', 'web/app/routes/home.tsx'],
  ['routes-are-the-top', 'web/app/ui/d14.tsx', 'web/app/root.tsx'],
  ['serve-imports-only-server-and-web', 'serve/e1.ts', 'demo/load.ts'],
  ['demo-imports-only-server-and-contract-and-domain', 'demo/f1.ts', 'web/app/root.tsx'],
  ['demo-has-no-statements-of-its-own', 'demo/src/f2.ts', 'pg'],
  ['e2e-imports-only-contract-and-domain', 'e2e/g1.spec.ts', 'server/src/app.ts'],
  ['e2e-takes-only-types-of-the-domain', 'e2e/g2.spec.ts', 'domain/src/sales/money.ts'],
  ['tools-imports-only-contract-and-server-and-domain', 'tools/generate/h1.ts', 'web/app/root.tsx'],
  ['only-generating-and-measuring-imports-the-product', 'tools/checks/h2.ts', 'contract/src/calls.ts'],
  ['no-production-code-imports-a-test', 'server/src/i1.ts', 'server/src/app.test.ts'],
  ['no-production-code-imports-a-test', 'server/src/i3.ts', 'server/src/testing/database.ts'],
  ['no-production-code-imports-a-test', 'web/app/ui/i4.tsx', 'web/app/ui/button.stories.tsx'],
  ['no-production-code-imports-a-test', 'web/app/cards/i5.tsx', 'web/.storybook/preview.ts'],
  ['no-production-code-imports-a-test-library', 'server/src/i2.ts', 'vitest'],
  ['no-circles', 'server/src/circle/one.ts', 'server/src/circle/two.ts'],
]

const along: [from: string, to: string][] = [
  ['server/src/circle/two.ts', 'server/src/circle/three.ts'],
  ['server/src/circle/three.ts', 'server/src/circle/one.ts'],
  ['domain/src/ok1.ts', 'domain/src/sales/money.ts'],
  ['domain/src/ok2.test.ts', 'vitest'],
  ['domain/src/geometry/ok23.ts', 'flatbush'],
  ['domain/src/geometry/ok24.ts', 'polylabel'],
  ['domain/src/geometry/ok26.ts', 'simplify-js'],
  ['domain/src/geometry/ok28.ts', 'polyclip-ts'],
  ['tools/outlines/ok27.ts', 'domain/src/geometry/outline.ts'],
  ['contract/src/ok3.ts', 'domain/src/sales/money.ts'],
  ['contract/src/ok4.ts', 'zod'],
  ['server/src/ok5.ts', 'contract/src/calls.ts'],
  ['server/src/ok6.ts', 'pg'],
  ['server/src/areas/pois/ok7.ts', 'server/src/areas/media/show-media.ts'],
  ['server/src/areas/media/ok8.ts', 'server/src/areas/media/media.queries.ts'],
  ['server/src/areas/media/ok9.ts', 'server/src/emails/welcome.ts'],
  ['web/app/routes/ok10.tsx', 'web/app/explorer/frame/app-bar.tsx'],
  ['web/app/explorer/filters/ok11.tsx', 'web/app/viewer/viewer.tsx'],
  ['web/app/explorer/filters/ok12.tsx', 'domain/src/sales/money.ts'],
  ['web/app/viewer/ok13.tsx', 'web/app/ui/button.tsx'],
  ['web/app/map/ok14.tsx', 'domain/src/sales/money.ts'],
  ['serve/ok15.ts', 'server/src/app.ts'],
  ['serve/ok16.ts', 'web/app/root.tsx'],
  ['demo/ok17.ts', 'server/src/app.ts'],
  ['demo/src/testing/ok17.ts', 'pg'],
  ['e2e/ok18.spec.ts', 'contract/src/calls.ts'],
  ['tools/generate/ok19.ts', 'contract/src/calls.ts'],
  ['server/src/ok20.api.test.ts', 'server/src/testing/database.ts'],
  ['server/src/testing/ok21.ts', 'vitest'],
  ['web/app/ui/ok22.stories.tsx', 'web/.storybook/preview.ts'],
]

type Violation = { rule: string; from: string; to: string }

/** Cruises as `npm run check` does, with the same configuration. */
async function violationsIn(baseDir: string): Promise<Violation[]> {
  const options = await extractDepcruiseOptions(CONFIGURATION)
  const { output } = await cruise(ROOMS, { ...options, baseDir })
  if (typeof output === 'string') throw new Error('expected the result as an object')
  if (!output.summary.totalCruised) throw new Error(`found no module in ${baseDir}`)
  return output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }))
}

let house = ''
let found: Violation[] = []
const rulesBroken = (from: string) => found.filter((one) => one.from === from).map(({ rule }) => rule)

describe('an import', () => {
  beforeAll(async () => {
    house = await mkdtemp(join(tmpdir(), 'belvedere-imports-'))
    await furnish()
    found = await violationsIn(house)
  })
  afterAll(() => rm(house, { recursive: true }))

  it.each(against)('breaks %s: %s -> %s', (rule, from) => {
    expect(rulesBroken(from)).toContain(rule)
  })

  it('breaks a rule also where only a type is meant', () => {
    expect(rulesBroken('domain/src/type-only.ts')).toContain('domain-imports-only-itself')
  })

  it('breaks a rule also when it is made while running', () => {
    expect(rulesBroken('domain/src/dynamic.ts')).toContain('domain-imports-only-itself')
  })

  it.each(['e2e/type-only.spec.ts', 'web/app/api/type-only.ts'])('may take a type into %s', (file) => {
    expect(rulesBroken(file)).toEqual([])
  })

  it.each(along)('goes along the diagram: %s -> %s', (from) => {
    expect(rulesBroken(from).filter((rule) => rule !== 'no-circles' || !from.includes('/circle/'))).toEqual(
      [],
    )
  })
})

it('every room has a rule that says which others it may import', async () => {
  const { ruleSet } = await extractDepcruiseOptions(CONFIGURATION)
  const names = ruleSet?.forbidden?.map(({ name }) => name)
  for (const room of ROOMS) expect(names).toContainEqual(expect.stringMatching(`^${room}-imports-only-`))
})

it(
  'no import of the project goes against the diagram',
  async () => {
    expect(await violationsIn(root)).toEqual([])
  },
  TIME_LIMIT_MS,
)

/** The rooms with their real package files, and in them only the files that the tables name. */
async function furnish(): Promise<void> {
  for (const room of ROOMS) {
    await cp(join(root, room, 'package.json'), join(house, room, 'package.json'))
    await mkdir(join(house, 'node_modules/@belvedere'), { recursive: true })
    await symlink(join(house, room), join(house, 'node_modules/@belvedere', room))
  }
  for (const name of PACKAGES) {
    await put(
      `node_modules/${name}/package.json`,
      JSON.stringify({ name, version: '1.0.0', main: 'index.js' }),
    )
    await put(`node_modules/${name}/index.js`, '')
  }
  const imports = [...against.map(([, from, to]) => [from, to] as const), ...along]
  const isFile = (to: string) => to.includes('/')
  for (const to of new Set(imports.map(([, to]) => to).filter(isFile))) await put(to, 'export const it = 1\n')
  for (const [from, to] of imports) {
    await put(from, `import { it } from '${specifier(from, to)}'\nexport const its = it\n`)
  }
  await put(
    'domain/src/type-only.ts',
    `import type { it } from '@belvedere/server/app'\nexport type It = typeof it\n`,
  )
  await put('domain/src/dynamic.ts', `export const later = () => import('@belvedere/server/app')\n`)
  await put(
    'e2e/type-only.spec.ts',
    `import type { it } from '@belvedere/domain/sales/money'\nexport type It = typeof it\n`,
  )
  await put(
    'web/app/api/type-only.ts',
    `import type { it } from '@belvedere/contract/calls'\nexport type It = typeof it\n`,
  )
}

async function put(file: string, content: string): Promise<void> {
  await mkdir(dirname(join(house, file)), { recursive: true })
  await writeFile(join(house, file), content)
}

/** Rooms import one another by package name where that is offered, else by path. */
function specifier(from: string, to: string): string {
  if (!to.includes('/')) return to
  const offered = to.match(/^(domain|contract|server)\/src\/(.+)\.ts$/)
  if (offered && !from.startsWith(`${offered[1]}/`)) return `@belvedere/${offered[1]}/${offered[2]}`
  const path = relative(dirname(from), to)
  return path.startsWith('.') ? path : `./${path}`
}
