const retentionMs = 30 * 86_400_000

/** The moment before which answers are forgotten: 30 days ago (`docs/specification/ui-api.md`). */
export function storedSince(now: Date): Date {
  return new Date(now.getTime() - retentionMs)
}
