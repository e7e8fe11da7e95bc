/** Who may import whom: the diagram of the README, and nothing else. Type-only imports count too. */

/** Each room with the rooms it may import. */
const ROOMS = {
  domain: [],
  contract: ['domain'],
  server: ['contract', 'domain'],
  web: ['contract', 'domain'],
  serve: ['server', 'web'],
  demo: ['server', 'contract', 'domain'],
  e2e: ['contract', 'domain'],
  tools: ['contract', 'server', 'domain'],
}

/** Commands that generate from the product or measure it; they use what its tests use. */
const MEASURING =
  '^tools/(generate|scale|bench|uploads|chaos|claims|webhooks|streams|attack|rolling|image|failover|restore|launch|outlines)/'
/** Tests, stories of the catalogue, and what only they share. */
const TESTS = '([.](test|spec|stories)[.]tsx?$|/testing/|^web/[.]storybook/)'
const TEST_LIBRARIES =
  '(^|/)node_modules/(vitest|@vitest|storybook|@storybook|fast-check|playwright|@playwright|@axe-core)/'
const CONFIGURATION = '[.]config[.]ts$'

/** The one part of the rules with libraries: pure ones, that run in the server and in the browser (decisions 63, 104). */
const GEOMETRY = '^domain/src/geometry/'

/** A file of these rooms, also where the workspace import leads nowhere. */
const inRooms = (names) => `^(@belvedere/)?(${names.join('|')})/`

const forbid = (name, from, to) => ({ name, severity: 'error', from, to })

const rooms = Object.entries(ROOMS).map(([room, allowed]) => {
  const closed = Object.keys(ROOMS).filter((other) => other !== room && !allowed.includes(other))
  return forbid(
    `${room}-imports-only-${allowed.join('-and-') || 'itself'}`,
    { path: `^${room}/` },
    { path: inRooms(closed) },
  )
})

const purity = [
  forbid(
    'domain-depends-on-nothing',
    { path: '^domain/', pathNot: [TESTS, GEOMETRY] },
    { pathNot: '^domain/' },
  ),
  forbid(
    'geometry-needs-only-its-pure-libraries',
    { path: GEOMETRY, pathNot: TESTS },
    { pathNot: ['^domain/', '^node_modules/(polylabel|flatbush|simplify-js|polyclip-ts)/'] },
  ),
  forbid(
    'domain-tests-need-only-a-runner',
    { path: `^domain/.*${TESTS}` },
    { pathNot: ['^domain/', TEST_LIBRARIES] },
  ),
  forbid(
    'contract-needs-only-zod',
    { path: '^contract/' },
    { pathNot: ['^contract/', inRooms(['domain']), '^node_modules/zod/', TEST_LIBRARIES] },
  ),
  forbid(
    'e2e-takes-only-types-of-the-domain',
    { path: '^e2e/' },
    { path: inRooms(['domain']), dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    // A schema in a buyer's bundle would bring zod along.
    'web-takes-only-types-of-the-contract',
    { path: '^web/' },
    { path: inRooms(['contract']), dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    // The demo is brought in by the use cases that authors call (AUT-07), but for what lies in the past (BUY-03).
    'demo-has-no-statements-of-its-own',
    { path: '^demo/', pathNot: [TESTS, '^demo/src/year/'] },
    { path: '^node_modules/(pg|kysely)/' },
  ),
  forbid(
    'only-generating-and-measuring-imports-the-product',
    { path: '^tools/', pathNot: MEASURING },
    { path: inRooms(ROOMS.tools) },
  ),
]

const server = [
  forbid(
    'an-area-calls-a-use-case-not-a-query-of-another',
    { path: '^server/src/areas/([^/]+)/' },
    { path: '^server/src/areas/.*queries[.]ts$', pathNot: '^server/src/areas/$1/' },
  ),
  forbid(
    'platform-and-emails-know-no-area',
    { path: '^server/src/(platform|emails)/' },
    { path: '^server/src/areas/' },
  ),
  forbid('platform-knows-no-email', { path: '^server/src/platform/' }, { path: '^server/src/emails/' }),
]

const web = [
  forbid(
    'viewer-and-map-know-only-ui-and-domain',
    { path: '^web/app/(viewer|map)/' },
    { path: '^web/', pathNot: '^web/app/(ui|$1)/' },
  ),
  forbid(
    'ui-knows-no-feature',
    { path: '^web/app/ui/' },
    { path: '^web/app/(content|explorer|studio|desk|staff|cards|state|viewer|map|api)/' },
  ),
  forbid(
    'api-knows-no-screen',
    { path: '^web/app/api/' },
    { path: '^web/app/(content|explorer|studio|desk|staff|cards|state|viewer|map|ui)/' },
  ),
  forbid(
    'content-and-words-know-no-screen',
    { path: '^web/app/(content|i18n)/' },
    { path: '^web/app/(explorer|studio|desk|staff|cards|state|viewer|map|ui)/' },
  ),
  forbid(
    'state-knows-no-screen',
    { path: '^web/app/state/' },
    { path: '^web/app/(explorer|studio|desk|staff|cards|viewer|map|ui)/' },
  ),
  forbid(
    'cards-know-no-screen',
    { path: '^web/app/cards/' },
    { path: '^web/app/(explorer|studio|desk|staff|viewer|map)/' },
  ),
  forbid(
    'explorer-features-meet-only-in-routes',
    { path: '^web/app/explorer/([^/]+)/' },
    { path: '^web/app/explorer/', pathNot: '^web/app/explorer/$1/' },
  ),
  forbid(
    'explorer-is-folders-of-features',
    { path: '^web/app/explorer/[^/]+$' },
    { path: '^web/app/explorer/' },
  ),
  // Nothing of the studio or the desk is in a buyer's scripts, and nothing of a buyer's screens in theirs.
  forbid(
    'explorer-knows-no-staff',
    { path: '^web/app/explorer/' },
    { path: '^web/app/(studio|desk|staff)/' },
  ),
  forbid(
    'staff-know-no-screen-of-buyers',
    { path: '^web/app/(studio|desk|staff)/' },
    { path: '^web/app/(explorer|cards)/' },
  ),
  // What both have lies in `staff`; neither reaches into the other.
  forbid('studio-knows-no-desk', { path: '^web/app/studio/' }, { path: '^web/app/desk/' }),
  forbid('desk-knows-no-studio', { path: '^web/app/desk/' }, { path: '^web/app/studio/' }),
  forbid('staff-knows-neither', { path: '^web/app/staff/' }, { path: '^web/app/(studio|desk)/' }),
  forbid(
    'routes-are-the-top',
    { path: '^web/app/(explorer|studio|desk|staff|cards|state|viewer|map|ui|api|content|i18n)/' },
    { path: '^web/app/(routes/|(root|routes|entry[.].*)[.]tsx?$)' },
  ),
]

const everywhere = [
  forbid('no-circles', {}, { circular: true }),
  forbid('no-production-code-imports-a-test', { pathNot: [TESTS, '^e2e/', MEASURING] }, { path: TESTS }),
  forbid(
    'no-production-code-imports-a-test-library',
    { path: inRooms(Object.keys(ROOMS)), pathNot: [TESTS, '^e2e/', CONFIGURATION] },
    { path: TEST_LIBRARIES },
  ),
]

export default {
  forbidden: [...rooms, ...purity, ...server, ...web, ...everywhere],
  options: {
    // TypeScript 7 has no API for other tools; swc reads the files instead, type-only imports included.
    parser: 'swc',
    doNotFollow: { path: ['node_modules', '/paraglide/'] },
    exclude: { path: ['(^|/)build/', '[.]react-router/', '^var/', '[+]types/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
}
