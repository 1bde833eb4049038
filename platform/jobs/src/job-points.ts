/**
 * The points of a job at which a crash leaves the queue in a different state, in order: its row is written, in the
 * caller's transaction if there is one; a worker has claimed it; the queue has been notified that it is done.
 */
export const jobPoints = ['job-enqueued', 'job-claimed', 'job-completed'] as const

/** One of `jobPoints`. */
export type JobPoint = (typeof jobPoints)[number]

/** Called when a job reaches a point. The job continues once it resolves; after `job-completed` nothing waits. */
export type ReachJobPoint = (point: JobPoint) => void | Promise<void>
