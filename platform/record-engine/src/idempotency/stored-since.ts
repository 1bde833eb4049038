const retentionMs = 30 * 86_400_000

/** Returns the time before which answers expire: 30 days ago (`docs/specification/ui-api.md`). */
export function storedSince(now: Date): Date {
  return new Date(now.getTime() - retentionMs)
}
