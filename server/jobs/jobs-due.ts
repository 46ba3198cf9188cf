/** Change notification for jobs that an admin wants to run at once. It uses the same channel as ids and slugs. */
export const JOBS_DUE = 'jobs/due';
