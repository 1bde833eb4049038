/** An event that a customer may subscribe to, and the record that it happened to. */
export type AlertEvent =
  | 'bill-ready'
  | 'payment-due'
  | 'payment-received'
  | 'payment-returned'
  | 'payment-regained'
  | 'high-usage'
  | 'contract-end'
  | 'enrollment-news'
