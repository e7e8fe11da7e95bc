/** What a program may do in the name of a project: look through a list (a dry run), and apply it. */
export const API_SCOPES = ['imports:check', 'imports:apply'] as const

export type ApiScope = (typeof API_SCOPES)[number]
