/** What actions are about, as History puts them together; an action's own kind says it more exactly. */
export const ACTION_KINDS = [
  'apartments',
  'places',
  'outlines',
  'texts',
  'look',
  'people',
  'publish',
  'undo',
] as const

export type ActionKind = (typeof ACTION_KINDS)[number]
