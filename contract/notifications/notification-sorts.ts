/** How the admins' list of notifications may be ordered (R7.13). */
export const NOTIFICATION_SORTS = ['createdAt', 'priority'] as const;
