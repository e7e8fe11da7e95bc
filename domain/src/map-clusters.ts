/** "Projects on the map are clustered: maximum zoom 14, radius 50" (LOC-03). */
export const CLUSTER_MAX_ZOOM = 14
export const CLUSTER_RADIUS = 50
