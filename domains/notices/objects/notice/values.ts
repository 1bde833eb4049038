import { picklistValues, type RecordTypeDeclaration } from '@porchlight/metadata'

export const noticeTypeValues = picklistValues([
  { value: 'Outstanding_Balance', label: { en: 'Outstanding balance', es: 'Saldo pendiente' } },
  { value: 'Switch_Hold', label: { en: 'Switch-hold', es: 'Suspensión de cambio (switch-hold)' } },
])

/** A previous occupant's debt never becomes the customer's (`docs/specification/trade.md` section 2.7). */
export const noticeReasonValues = picklistValues([
  {
    value: 'Own_Debt',
    label: { en: 'A balance of your own', es: 'Un saldo propio' },
    validFor: ['Outstanding_Balance'],
  },
  {
    value: 'Payment_Plan',
    label: { en: 'An unpaid payment plan', es: 'Un plan de pagos sin pagar' },
    validFor: ['Switch_Hold'],
  },
  {
    value: 'Tampering',
    label: { en: 'Tampering with the meter', es: 'Alteración del medidor' },
    validFor: ['Switch_Hold'],
  },
  { value: 'Previous_Occupant', label: { en: 'An earlier occupant', es: 'Un ocupante anterior' } },
])

export const noticeStatusValues = picklistValues([
  { value: 'Open', label: { en: 'Open', es: 'Abierto' } },
  { value: 'Checking', label: { en: 'Being checked', es: 'En revisión' } },
  { value: 'Resolved', label: { en: 'Resolved', es: 'Resuelto' } },
  { value: 'Rejected', label: { en: 'Proof not accepted', es: 'Prueba no aceptada' } },
])

export const noticePathValues = picklistValues([
  { value: 'Pay', label: { en: 'Pay the balance', es: 'Pagar el saldo' } },
  { value: 'New_Occupant', label: { en: 'Prove a new occupant', es: 'Demostrar que hay un nuevo ocupante' } },
])

export const noticeEvidenceValues = picklistValues([
  { value: 'Payment_Posted', label: { en: 'The payment arrived', es: 'El pago llegó' } },
  {
    value: 'Utility_Released',
    label: { en: 'The utility lifted the hold', es: 'La compañía de distribución levantó la suspensión' },
  },
  {
    value: 'Documents_Accepted',
    label: { en: 'The documents were accepted', es: 'Los documentos fueron aceptados' },
  },
])

/** A notice of one type is offered that type and its reasons. */
export const noticeRecordTypes: readonly RecordTypeDeclaration[] = noticeTypeValues.map(
  ({ value, label }) => ({
    developerName: value,
    label,
    picklists: {
      Notice_Type__c: { values: [value], defaultValue: value },
      Reason__c: {
        values: noticeReasonValues
          .filter(({ validFor }) => validFor?.includes(value) ?? true)
          .map((reason) => reason.value),
      },
    },
  }),
)
