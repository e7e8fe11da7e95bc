/**
 * What keeps a figure from being better, kept by hand: "step: figure" as on the page. Write the sentence when you know
 * it, and take it out when it is no longer true.
 */
export const LIMITS: Readonly<Record<string, string>> = {
  'fuzz: inputs': 'the 14 minutes that a night has for it',
  'viewer: frames with 5,000 shapes / without': 'no graphics card: the processor paints the canvas',
  'budgets: performance, worst of 10 screens':
    'time blocked: the processor paints the canvas, slowed fourfold',
  'budgets: performance, worst of 2 screens': 'the map draws with WebGL, which the processor paints here',
  'house: lines of product code':
    'before authoring and the tidying that made room for it, at e439aea: 42,526 (domain 2,460, contract 2,394, server 9,887, web 24,885, serve 324, demo 2,576)',
}
