/** What entries of the audit log can be about. */
export const auditActions = [
  'record-created',
  'record-changed',
  'record-deleted',
  'record-viewed',
  'file-opened',
  'work-taken',
  'work-assigned',
  'job-retried',
  'refund-requested',
  'second-factor-undone',
  'customer-view-started',
  'customer-view-page',
  'customer-view-refused',
  'customer-view-ended',
  'second-factors-cleared',
  'staff-invited',
] as const
