export const NOTIFICATION_TYPES = ['info', 'error', 'warning', 'success'] as const

export type NotificationType = (typeof NOTIFICATION_TYPES)[number]
