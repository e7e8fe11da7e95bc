/** What a card over the picture can preview. */
export type PreviewMode = 'masterplan' | 'building' | 'apartment'
