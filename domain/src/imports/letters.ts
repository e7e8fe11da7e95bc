/** What text files here are written in. */
export const LETTERS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1250', 'windows-1251'] as const

export type Letters = (typeof LETTERS)[number]
