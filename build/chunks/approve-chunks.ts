/** Environment variable of a build that writes the snapshot of the first screens, instead of comparing it. */
export const APPROVE_CHUNKS = 'APPROVE_CHUNKS';
/** Command of such a build. */
export const APPROVE_CHUNKS_COMMAND = 'npm run build -- --approve-chunks';
