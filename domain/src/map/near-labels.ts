/** Towns that a map tells of only from this zoom on are four of five: their names come when someone is so near. */
export const NEAR_LABELS_ZOOM = 7
