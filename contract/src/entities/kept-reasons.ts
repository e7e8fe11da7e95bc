/** Why an undo leaves a row, or some of its columns, as it is now (AUT-05, AUT-09). */
export const KEPT_REASONS = [
  /** Somebody changed it since. */
  'changed-since',
  /** It is no longer there. */
  'gone',
  /** Something else depends on it. */
  'in-use',
  /** A sale, or a claim that has ended. */
  'final',
  /** Another one has its name, or its place, now. */
  'taken',
  /** What it lies in or refers to is no longer there. */
  'parent-gone',
  /** It would lie in itself. */
  'lies-in-itself',
  /** The project would be without an admin. */
  'last-admin',
  /** Nobody takes their own admin role away. */
  'own-role',
  /** A key, a link, an invitation: withdrawn where it was made, and made anew. */
  'secret',
  /** An account is blocked and let in again on the list of accounts. */
  'account',
  /** The project itself is removed and brought back on the list of projects. */
  'whole-project',
] as const

export type KeptReason = (typeof KEPT_REASONS)[number]

/** Of what stays this many rows are named; all of them are counted. */
export const KEPT_NAMED = 200
