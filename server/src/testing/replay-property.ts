import { configureGlobal } from 'fast-check'

/**
 * A failing property is tried again as it failed: `npm run properties -- --only … --seed … --path …` names both as
 * fast-check printed them.
 */
const { PROPERTY_SEED, PROPERTY_PATH } = process.env
if (PROPERTY_SEED)
  configureGlobal({ seed: Number(PROPERTY_SEED), ...(PROPERTY_PATH && { path: PROPERTY_PATH }) })
