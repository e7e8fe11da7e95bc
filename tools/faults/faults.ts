/** One thing said wrongly in a source file, and the tests that must notice. */
export interface Fault {
  readonly name: string
  readonly file: string
  readonly right: string
  readonly wrong: string
  /** The tests that speak for it; those of an API run against real services. */
  readonly tests: readonly string[]
  readonly project: 'rules' | 'api'
  /** Of a migration, which no module loads: what is done to the tests' database in place of `wrong`. */
  readonly sql?: string
}

const rule = (name: string, file: string, right: string, wrong: string, test: string): Fault => ({
  name,
  file: `domain/src/${file}`,
  right,
  wrong,
  tests: [`domain/src/${test}`],
  project: 'rules',
})

const message = (name: string, right: string, wrong: string): Fault => ({
  name,
  file: 'messages/en.json',
  right,
  wrong,
  tests: ['web/app/i18n/catalogue.test.ts'],
  project: 'rules',
})

/** One rule of who sees which rows, loosened; `right` is the table's line in the migration. */
const policy = (table: string, right: string, wrong: string): Fault => ({
  name: `visitors see ${table} by a looser row policy`,
  file: 'server/migrations/073_public_rows.sql',
  right,
  wrong,
  sql: `alter policy visitors_see_what_is_published on ${table} using (${wrong})`,
  tests: ['server/src/areas/hidden-content.api.test.ts'],
  project: 'api',
})

/** Bounds moved, messages swapped, guards dropped, access rules loosened, a price left in. */
export const FAULTS: readonly Fault[] = [
  rule(
    'the area is not rounded',
    'filters/area-filter.ts',
    'Math.round(area ?? totalArea ?? 0)',
    '(area ?? totalArea ?? 0)',
    'filters/filter-apartments.test.ts',
  ),
  rule(
    'the area has no tolerance',
    'filters/area-filter.ts',
    'const AREA_TOLERANCE = 1',
    'const AREA_TOLERANCE = 0',
    'filters/filter-apartments.test.ts',
  ),
  rule(
    'an apartment without a price is filtered out',
    'filters/price-filter.ts',
    'price > 0 ? price : undefined',
    'price',
    'filters/filter-apartments.test.ts',
  ),
  rule(
    'the greatest floor is left out',
    'filters/define-range.ts',
    'value <= greatest + tolerance',
    'value < greatest + tolerance',
    'filters/filter-apartments.test.ts',
  ),
  rule(
    'all statuses filters after all',
    'filters/status-filter.ts',
    "chosen.has('all') ||",
    "chosen.has('none') ||",
    'filters/filter-apartments.test.ts',
  ),
  rule(
    'the name search finds apartments without a type',
    'apartments/search-by-name.ts',
    'apartmentTypeId > 0 &&',
    'apartmentTypeId >= 0 &&',
    'apartments/search-by-name.test.ts',
  ),
  rule(
    'an empty name search lists everything',
    'apartments/search-by-name.ts',
    "if (sought === '') return []",
    "if (sought === '') return [...apartments]",
    'apartments/search-by-name.test.ts',
  ),
  rule(
    'a fifth apartment joins the comparison',
    'favourites-and-compare/compare-list.ts',
    'COMPARE_LIMIT = 4',
    'COMPARE_LIMIT = 5',
    'favourites-and-compare/compare-list.test.ts',
  ),
  rule(
    'favourites of the browser are lost at login',
    'favourites-and-compare/favourites-list.ts',
    '[...new Set([...ofAccount, ...ofBrowser])]',
    '[...new Set(ofAccount)]',
    'favourites-and-compare/favourites-list.test.ts',
  ),
  rule(
    'the interest is taken by the year',
    'loan/loan-calculator.ts',
    'rate / 100 / MONTHS',
    'rate / 100',
    'loan/loan-calculator.test.ts',
  ),
  rule(
    'the rate ends at 25',
    'loan/loan-calculator.ts',
    'max: 20, step: 0.1',
    'max: 25, step: 0.1',
    'loan/loan-calculator.test.ts',
  ),
  rule(
    'plus from an impossible rate goes on',
    'loan/interest-rate-field.ts',
    'if (!isRate(rate)) return START_RATE',
    '',
    'loan/interest-rate-field.test.ts',
  ),
  rule(
    'a note of 300 characters is taken',
    'enquiries/ask-for-price-rules.ts',
    'NOTE_MAX = 299',
    'NOTE_MAX = 300',
    'enquiries/ask-for-price-rules.test.ts',
  ),
  rule(
    'an enquiry needs no phone number',
    'enquiries/ask-for-price-rules.ts',
    "...(!isPhoneNumber(form.phoneNumber) && { phoneNumber: 'only-numbers' }),",
    '',
    'enquiries/ask-for-price-rules.test.ts',
  ),
  rule(
    'a password of four characters is taken',
    'accounts/account-rules.ts',
    'PASSWORD_MIN = 5',
    'PASSWORD_MIN = 4',
    'accounts/account-rules.test.ts',
  ),
  rule(
    'a name of 26 letters is taken',
    'accounts/account-rules.ts',
    'ACCOUNT_NAME_MAX = 25',
    'ACCOUNT_NAME_MAX = 26',
    'accounts/account-rules.test.ts',
  ),
  rule(
    'a price shows though the settings hide it',
    'apartments/card-price.ts',
    'price > 0 && selectedFilters.includes(priceFilter.id)',
    'price > 0',
    'apartments/card-price.test.ts',
  ),
  rule(
    'everyone on the project sees prices, whatever their role',
    'accounts/can-see-price.ts',
    'role !== undefined && selectedRoles.includes(role)',
    'role !== undefined',
    'accounts/can-see-price.test.ts',
  ),
  rule(
    'the right of editors is given to sales agents, too',
    'accounts/rights.ts',
    'const EDITORS: readonly number[] = [ROLES.project_editor, ROLES.project_admin]',
    'const EDITORS: readonly number[] = STAFF',
    'accounts/rights.test.ts',
  ),
  {
    name: 'one call of the contract asks for another right than the requirements say',
    file: 'contract/src/calls/staff-apartments.ts',
    right: "access: { resource: 'statuses', permission: 'write' }",
    wrong: "access: { resource: 'content', permission: 'read' }",
    tests: ['server/src/areas/access-matrix.api.test.ts'],
    project: 'api',
  },
  {
    name: 'undo without the right of its call',
    file: 'server/src/areas/history/rights-to-undo.ts',
    right: 'hosts: always(rightOf(projects.setProjectHosts))',
    wrong: 'hosts: always(settings)',
    tests: ['server/src/areas/history/rights-to-undo.test.ts'],
    project: 'rules',
  },
  {
    name: 'undo past the last admin',
    file: 'server/src/areas/history/obstacles.ts',
    right: "if (verdict !== 'yes') return [{ name, reason: verdict }]",
    wrong: "if (verdict === 'own-role') return [{ name, reason: verdict }]",
    tests: ['server/src/areas/history/undo-obstacles.api.test.ts'],
    project: 'api',
  },
  rule(
    'a sold apartment becomes available again',
    'sales/status-change.ts',
    'sold: [],',
    "sold: ['available'],",
    'sales/status-change.test.ts',
  ),
  rule(
    'floor and rooms swapped in an import',
    'imports/chosen-changes.ts',
    'confirmed.has(one.id) : !isInHeldColumn(one)',
    'confirmed.has(one.id) : true || !isInHeldColumn(one)',
    'imports/hold-columns.test.ts',
  ),
  rule(
    'the page reloads again after a second',
    'screens/reload-guard.ts',
    '60_000',
    '1_000',
    'screens/reload-guard.test.ts',
  ),
  {
    name: 'an unknown guard lets everyone through',
    file: 'web/app/guards/guards.ts',
    right: 'if (!guard)',
    wrong: 'if (!guard) return (_args, next) => next()\n  if (!guard)',
    tests: ['web/app/guards/guards.test.ts'],
    project: 'rules',
  },
  message(
    'the messages of a mismatch and of a failure are swapped',
    "The email and password you entered don't match",
    'Error logging in, please try again later or contact support',
  ),
  message('the phone message is another', 'Only numbers allowed', 'Required'),
  {
    name: 'a price is left in for everyone',
    file: 'server/src/areas/apartments/present-apartment.ts',
    right: '...(price === undefined ? {} : { price }),',
    wrong: "price: price ?? '100,000',",
    tests: ['server/src/areas/apartments/apartments.api.test.ts'],
    project: 'api',
  },
  {
    name: 'the row policy of migration 015 is dropped',
    file: 'server/migrations/015_publish_flags.sql',
    right: 'using (publish)',
    wrong: 'using (true)',
    sql: `do $$ declare name text; begin
      foreach name in array array['apartments', 'pois', 'media', 'menu_items'] loop
        execute format('alter policy visitors_see_what_is_published on %I using (true)', name);
      end loop; end $$`,
    tests: ['server/src/areas/hidden-content.api.test.ts'],
    project: 'api',
  },
  policy('apartments', "('apartments', 'apartments.publish and", 'true'),
  policy('pois', "('pois', 'pois.publish and case", 'publish'),
  policy('media', "('media', 'media.publish and case", 'publish'),
  policy('menu_items', "('menu_items', 'menu_items.publish", 'publish'),
  policy('outlines', "('outlines', '@pois(outlines.poi_id)')", 'true'),
  policy('package_items', "('package_items', '@packages(package_items.package_id)", 'true'),
  {
    name: 'erasing a buyer keeps the reasons of their claims',
    file: 'server/src/areas/privacy/buyer-queries.ts',
    right: 'select erase_claims(',
    wrong: "update claims set buyer = '' where id = any (",
    tests: ['server/src/areas/privacy/buyers.api.test.ts'],
    project: 'api',
  },
]
