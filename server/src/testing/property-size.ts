/**
 * How often a property is tried: a few times in the gate, many times in `npm run properties`, which sets PROPERTIES=deep.
 * Properties are the tests named `*.property.api.test.ts`. fast-check prints a failing case shrunk, with its seed.
 */
export const propertySize = <T>(sizes: { gate: T; deep: T }): T =>
  process.env.PROPERTIES === 'deep' ? sizes.deep : sizes.gate
