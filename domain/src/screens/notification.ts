export interface Notification {
  readonly id: number
  readonly title: string
  readonly message: string
  readonly type: 'info' | 'error' | 'warning' | 'success'
}

/** Adds a notification after those that are shown; its id is one that none of them has. */
export function addNotification(
  shown: readonly Notification[],
  { title, message, type }: Omit<Notification, 'id'>,
): Notification[] {
  const id = 1 + Math.max(0, ...shown.map((notification) => notification.id))
  return [...shown, { id, title, message, type }]
}
