/** What happened that somebody may want to be told of, and the record that it happened to. */
export type AlertEvent =
  | 'bill-ready'
  | 'payment-due'
  | 'payment-received'
  | 'payment-returned'
  | 'payment-regained'
  | 'high-usage'
  | 'contract-end'
  | 'enrollment-news'
