import { Type } from 'typebox'

/** A kind of alert, a value of `Alert_Type__c`. */
export const AlertKind = Type.Union([
  Type.Literal('Bill_Ready'),
  Type.Literal('Payment_Due'),
  Type.Literal('Payment'),
  Type.Literal('High_Usage'),
  Type.Literal('Contract_End'),
  Type.Literal('Enrollment'),
])
