import { picklistValues } from '@porchlight/metadata'

export const depositStatusValues = picklistValues([
  { value: 'Due', label: { en: 'Due', es: 'Por pagar' } },
  { value: 'Part_Paid', label: { en: 'Part paid', es: 'Pagado en parte' } },
  { value: 'Paid', label: { en: 'Paid', es: 'Pagado' } },
  { value: 'Waived', label: { en: 'Waived', es: 'Exento' } },
  { value: 'In_Review', label: { en: 'In review', es: 'En revisión' } },
  { value: 'Refunding', label: { en: 'Being refunded', es: 'En reembolso' } },
  { value: 'Refund_Failed', label: { en: 'Refund failed', es: 'Reembolso fallido' } },
  { value: 'Refunded', label: { en: 'Refunded', es: 'Reembolsado' } },
  { value: 'Applied', label: { en: 'Applied to final bill', es: 'Aplicado a la factura final' } },
  { value: 'Cancelled', label: { en: 'Cancelled', es: 'Cancelado' } },
])

/** Why the law exempts a customer from a deposit (`docs/specification/trade.md` section 2.5). */
export const waiverReasonValues = picklistValues([
  { value: 'Age_65', label: { en: '65 or older', es: '65 años o más' } },
  { value: 'Letter_Of_Credit', label: { en: 'Letter of credit', es: 'Carta de crédito' } },
  { value: 'Family_Violence', label: { en: 'Certified protection', es: 'Protección certificada' } },
  { value: 'Medically_Indigent', label: { en: 'Medically indigent', es: 'Indigencia médica' } },
])
