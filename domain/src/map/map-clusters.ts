/** "Projects on the map are clustered: maximum zoom 14, radius 50" (LOC-03). */
export const CLUSTER_MAX_ZOOM = 14
export const CLUSTER_RADIUS = 50

const MIDDLING = 5
const LARGE = 10

/** How wide the disc of a cluster is: three sizes, by how many projects it stands for. */
export function clusterSize(count: number): 44 | 52 | 60 {
  if (count >= LARGE) return 60
  return count >= MIDDLING ? 52 : 44
}
