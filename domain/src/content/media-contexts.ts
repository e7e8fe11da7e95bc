export const MEDIA_CONTEXTS = { project: 1, poi: 2, menu_item: 3 } as const
