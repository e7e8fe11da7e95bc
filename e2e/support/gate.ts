/**
 * The gate has 25 minutes for everything, and opening a picture takes seconds on two cores without a graphics card. So
 * it leaves out what repeats: `npm run e2e` runs all. Each line is held against "project file title" of a test.
 */
const REPETITIONS = [
  // One picture of each kind stands for the 23.
  /contrast\.spec\.ts view (?!1:|7:|16:)/,
  /polygons\.spec\.ts .*view (?!1:|4:|7:|16:)/,
  // Every screen is visited at desktop size, in both languages.
  /^phone .*every-screen/,
  // Behaviour is shown in one language; words, errors, journeys, mails and accounts in both.
  /^desktop (?!.*(accounts|ask|errors|language|walk|translations|start|waiting|poi-details)).*in Serbian/,
]

export const leftOut = process.env.E2E_GATE ? REPETITIONS : []
