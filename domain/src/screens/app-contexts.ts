export const APP_CONTEXTS = {
  masterplans: 1,
  child_masterplans: 2,
  buildings: 3,
  apartments: 4,
  home: 5,
  splash: 6,
  map: 7,
  global: 100,
} as const

export type AppContextName = keyof typeof APP_CONTEXTS
export type AppContextId = (typeof APP_CONTEXTS)[AppContextName]
