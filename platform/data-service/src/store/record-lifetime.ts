/**
 * Lifetime of a record in milliseconds, whichever call carried it (`docs/specification/data-service.md` section
 * 9).
 */
export const recordTtlMs = 30_000
