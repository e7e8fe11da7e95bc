/** One command of the night. */
export type Step = {
  name: string
  command: string
  /** It is ended when it takes longer. */
  minutes: number
  /** A test runner's report in var/reports, for a command that keeps no figures itself. */
  report?: string
}

/** Of a lane, one step after the other; the lanes of a stage beside each other. */
type Lane = readonly Step[]
type Stage = readonly Lane[]

const rules: Lane = [
  { name: 'check', command: 'npm run check', minutes: 5 },
  { name: 'house', command: 'npm run house', minutes: 2 },
  { name: 'setup', command: 'npm run setup -- --with-browser', minutes: 5 },
  { name: 'build', command: 'npm run build', minutes: 5 },
  { name: 'rules', command: 'npm run test:rules', minutes: 3, report: 'rules.json' },
  { name: 'catalogue', command: 'npm run test:catalogue', minutes: 5, report: 'catalogue.json' },
]

const api: Lane = [
  { name: 'api', command: 'npm run test:api', minutes: 28, report: 'api.json' },
  { name: 'fuzz', command: 'npm run fuzz -- --minutes 14', minutes: 20 },
  { name: 'properties', command: 'npm run properties', minutes: 110 },
  { name: 'faults', command: 'npm run faults', minutes: 20 },
  { name: 'uploads', command: 'npm run uploads', minutes: 6 },
]

/** It mostly waits, and leaves the processor to what runs beside it. */
const chaos: Lane = [
  { name: 'chaos', command: 'npm run chaos', minutes: 18 },
  { name: 'chaos, mail down', command: 'npm run chaos -- --mail-down', minutes: 18 },
]

const browser: Lane = [
  { name: 'browser', command: 'npm run e2e', minutes: 40, report: 'browser.json' },
  { name: 'engines', command: 'npm run engines', minutes: 20 },
]

/** What measures time has the machine to itself. */
const times: Lane = [
  { name: 'restore', command: 'npm run restore', minutes: 8 },
  { name: 'failover', command: 'npm run failover', minutes: 18 },
  { name: 'rolling', command: 'npm run rolling', minutes: 8 },
  { name: 'image', command: 'npm run image', minutes: 15 },
  { name: 'launch', command: 'npm run launch', minutes: 6 },
  { name: 'claims', command: 'npm run claims', minutes: 8 },
  { name: 'webhooks', command: 'npm run webhooks', minutes: 8 },
  { name: 'streams', command: 'npm run streams', minutes: 6 },
  { name: 'scale', command: 'npm run scale', minutes: 10 },
  { name: 'bench', command: 'npm run bench', minutes: 8 },
  { name: 'outlines', command: 'npm run outlines', minutes: 4 },
  { name: 'viewer', command: 'npm run bench:viewer', minutes: 6 },
  { name: 'drawing', command: 'npm run bench:drawing', minutes: 6 },
  { name: 'budgets', command: 'npm run budgets', minutes: 20 },
  { name: 'attack', command: 'npm run attack', minutes: 10 },
]

/** When all the reports are there. */
const conformance: Lane = [{ name: 'conformance', command: 'npm run conformance', minutes: 1 }]

export const STAGES: readonly Stage[] = [[rules], [api, chaos], [browser], [times], [conformance]]
