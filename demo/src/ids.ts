import type { Target } from './dataset.ts'

/**
 * The points of interest of the demo have ids that can be told by heart: camera views and apartments keep the
 * dataset's, the others stand in a hundred of their own.
 */
const FIRST = { masterplan: 100, building: 200, surrounding: 300, apartment: 0 }

export const poiOf = ({ kind, id }: Target) => FIRST[kind] + id

export const surroundingPoi = (id: number) => FIRST.surrounding + id

/** Each project has one website. */
export const clientAppOf = (projectId: number) => projectId

/** An item of the menu has the id of the point of interest that it leads to. */
export const menuItemOf = (target: Target) => poiOf(target)

/** Media of the first project itself stand below ten, those of the second as far above five hundred … */
const PROJECT_PLACES = {
  title: 1,
  description: 2,
  slogan: 3,
  address: 4,
  titleImage: 5,
  logo: 6,
  lightLogo: 7,
  menuTitle: 8,
  gallery: 9,
} as const

export const projectMedia = (projectId: number, place: keyof typeof PROJECT_PLACES) =>
  (projectId - 1) * 500 + PROJECT_PLACES[place]

/** … its gallery's pictures, its upright picture and its texts in hundreds that no camera view's media reach … */
export const galleryMedia = (viewId: number) => 300 + viewId

export const uprightMedia = (projectId: number) => 380 + projectId

export const textMedia = (projectId: number, order: number) => 390 + projectId * 10 + order

/** … those of a point of interest in its own ten; a plan's place is its language's id. */
const PLACES = { title: 0, description: 2, image: 3, deepZoom: 4, secondImage: 5 } as const

export const mediaOf = (poiId: number, place: keyof typeof PLACES) => poiId * 10 + PLACES[place]

export const planMedia = (poiId: number, langId: 1 | 6) => poiId * 10 + langId
