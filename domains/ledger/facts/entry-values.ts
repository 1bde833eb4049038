type Names = Readonly<Record<string, { readonly en: string; readonly es: string }>>

/** What a line of an account's ledger is: the values of `Ledger_Entry__c.Kind__c`. */
export const entryKindNames = {
  Opening: { en: 'Balance brought forward', es: 'Saldo anterior' },
  Charge: { en: 'Bill', es: 'Factura' },
  Payment: { en: 'Payment', es: 'Pago' },
  Return: { en: 'Returned payment', es: 'Pago devuelto' },
  Regained: { en: 'Payment after a dispute', es: 'Pago recuperado tras una disputa' },
  Refund: { en: 'Refund', es: 'Reembolso' },
  Adjustment: { en: 'Adjustment', es: 'Ajuste' },
  Deposit_Paid: { en: 'Deposit paid', es: 'Depósito pagado' },
  Deposit_Returned: { en: 'Returned deposit payment', es: 'Pago del depósito devuelto' },
  Deposit_Refunded: { en: 'Deposit refunded', es: 'Depósito reembolsado' },
  Deposit_Interest: { en: 'Interest on your deposit', es: 'Intereses de su depósito' },
  Deposit_Applied: { en: 'Deposit applied to a bill', es: 'Depósito aplicado a una factura' },
} as const satisfies Names

/** What a line follows from: the values of `Ledger_Entry__c.Cause_Type__c`. */
export const entryCauseNames = {
  Bill: { en: 'Bill', es: 'Factura' },
  Payment: { en: 'Payment', es: 'Pago' },
  Deposit: { en: 'Deposit', es: 'Depósito' },
} as const satisfies Names

/** What a line of the ledger is. */
export type EntryKind = keyof typeof entryKindNames

/** What a line of the ledger follows from. */
export type EntryCause = keyof typeof entryCauseNames
