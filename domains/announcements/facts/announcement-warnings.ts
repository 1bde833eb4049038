/**
 * Whether an announcement about this, a value of `Announcement__c.Kind__c`, warns of danger: then it comes first on pages, and one
 * person alone publishes it, because minutes count.
 */
export function isWarning(kind: unknown): boolean {
  return kind === 'Outage' || kind === 'Storm'
}
