/**
 * What keeps a figure from being better, kept by hand: "step: figure" as on the page. Write the sentence when you know
 * it, and take it out when it is no longer true.
 */
export const LIMITS: Readonly<Record<string, string>> = {
  'api: tests':
    'a connection that was left behind, digits of a time taken for a price, a mail that a killed server delivered twice: mended since',
  'fuzz: inputs':
    'the 14 minutes that a night has for it; of two calls only 9 and 10 of 50 inputs reached a handler, and no answer was wrong: such luck is judged less strictly since',
  'browser: tests': 'a crowded view was looked at before it stood still: mended since',
  'conformance: requirements': 'a failed test proves nothing: FLT-11 and SEC-09, mended since',
  'viewer: frames with 400 shapes / without':
    'no graphics card: the processor paints the canvas, and its clock differs from hour to hour (0.72 to 0.80)',
  'budgets: first view, worst of 12 screens': 'MapLibre is 360 kB of it (decision 100)',
  'budgets: JS gz, worst of 6 screens': 'React and React Router are 108 kB of it',
  'budgets: performance, worst of 10 screens':
    'time blocked: the processor paints the canvas, slowed fourfold',
  'budgets: performance, worst of 2 screens': 'the map draws with WebGL, which the processor paints here',
  'house: lines of product code':
    'before authoring and the tidying that made room for it, at e439aea: 42,526 (domain 2,460, contract 2,394, server 9,887, web 24,885, serve 324, demo 2,576)',
}
