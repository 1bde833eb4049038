/** What texts can tell of (`Alert_Subscription__c.Alert_Type__c`), in the order in which they are offered. */
export const alertKinds = [
  'Bill_Ready',
  'Payment_Due',
  'Payment',
  'High_Usage',
  'Contract_End',
  'Enrollment',
] as const
export type AlertKind = (typeof alertKinds)[number]
