/** What a card over the picture can preview. */
export const PREVIEW_MODES = ['masterplan', 'building', 'apartment'] as const

export type PreviewMode = (typeof PREVIEW_MODES)[number]
