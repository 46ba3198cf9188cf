/** Sort keys of the admins' notification list (R7.13). */
export const NOTIFICATION_SORTS = ['createdAt', 'priority'] as const;
