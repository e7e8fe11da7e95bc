import type { Camera } from '@belvedere/domain/viewer/camera'

/** The CSS transform that lays what was drawn for one camera where another sees it. */
export function carry(drawn: Camera, now: Camera): string {
  const grown = now.scale / drawn.scale
  if (grown === 1 && drawn.x === now.x && drawn.y === now.y) return 'none'
  return `matrix(${grown}, 0, 0, ${grown}, ${now.x - grown * drawn.x}, ${now.y - grown * drawn.y})`
}

/** Lines and letters grow with what is carried; beyond this they look wrong. */
const MOST_GROWN = 2

export function isNear(drawn: Camera, now: Camera, most = MOST_GROWN): boolean {
  const grown = now.scale / drawn.scale
  return grown <= most && grown >= 1 / most
}
