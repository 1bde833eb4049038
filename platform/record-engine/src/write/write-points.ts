/**
 * The points of a write at which a crash leaves the database in a different state, in order. The record, the checks of
 * its outcome and its change event are one statement: there is no point between them.
 */
export const writePoints = ['before-write', 'after-write', 'before-commit', 'after-commit'] as const

/** One of `writePoints`. */
export type WritePoint = (typeof writePoints)[number]

/** Called when a write reaches a point; the write continues once it resolves. */
export type ReachWritePoint = (point: WritePoint) => void | Promise<void>
