import { reword } from './reword.ts'

/**
 * Paraglide makes new plural rules for every word that has forms, some sixty times for a building: on a phone they are
 * the costliest part of its text. A language's rules are kept.
 */
export function keepPluralRules() {
  return reword({
    name: 'keep-plural-rules',
    where: 'everywhere',
    module: /[\\/]paraglide[\\/]registry\.js$/,
    from: 'new Intl.PluralRules(locale, options)',
    to: 'keptRules(locale, options)',
    prelude: `const kept = new Map();
function keptRules(locale, options) {
  const key = locale + JSON.stringify(options);
  if (!kept.has(key)) kept.set(key, new Intl.PluralRules(locale, options));
  return kept.get(key);
}
`,
  })
}
