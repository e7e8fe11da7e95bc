/** A package as package-lock.json has it. */
export type LockedPackage = { license?: string; version?: string; link?: boolean }

/** Who takes what is under these licences owes a notice at most: Belvedere stays under its own. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Weak: what is changed in a file of theirs would have to be published, and we change none.
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

/** Under another licence, or under one that its manifest does not name as SPDX does; each with the reason. */
export const EXCEPTIONS: Readonly<Record<string, string>> = {
  '@img/sharp-*':
    'libvips is LGPL-3.0: a library of its own that sharp loads, and whoever runs us may replace it',
  '@inlang/plugin-message-format': 'MIT, as its file says; the manifest is silent',
  'sqlite-wasm-kysely': 'MIT, as its file says; the manifest is silent',
  'combine-errors': 'MIT, as its readme says; the manifest is silent',
  'splaytree-ts': 'BSD-3-Clause, as its file says; the manifest has two letters the other way round',
  'world-countries': 'ODbL-1.0: data that we read and do not change; what is found in it is not the database',
  slick: 'MIT, as its file says; the manifest writes it with an address',
}

/** Packages whose licence is not among those we take, and exceptions that no package needs any more. */
export function licenceFaults(packages: Readonly<Record<string, LockedPackage>>): string[] {
  const used = new Set<string>()
  const wrong = Object.entries(packages).flatMap(([path, { license = 'none', link }]) => {
    const name = path.split('node_modules/').at(-1) ?? ''
    // Our own rooms.
    if (!path.includes('node_modules/') || link || isAllowed(license)) return []
    const exception = Object.keys(EXCEPTIONS).find((pattern) => fits(pattern, name))
    if (exception === undefined) return [`${name} is under ${license}, which is not among those we take`]
    used.add(exception)
    return []
  })
  const unused = Object.keys(EXCEPTIONS).filter((pattern) => !used.has(pattern))
  return [...wrong, ...unused.map((pattern) => `${pattern} needs no exception any more`)]
}

/** Of alternatives one is enough; what is joined must be allowed each. */
const isAllowed = (expression: string): boolean =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((alternative) => alternative.split(' AND ').every((licence) => ALLOWED.has(licence)))

const fits = (pattern: string, name: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern
