/** How an outline came to be: by hand, from a mask or a grid, copied to a floor, carried to a view, from a file. */
export const OUTLINE_SOURCES = ['drawn', 'mask', 'grid', 'copied', 'carried', 'imported'] as const

export type OutlineSource = (typeof OUTLINE_SOURCES)[number]
