import type { PicklistValueDeclaration, RecordTypeDeclaration } from '@porchlight/metadata'

/** What customers write about; each is also a record type. Complaints have a clock of their own. */
export const caseTypeValues: readonly PicklistValueDeclaration[] = [
  { value: 'Question', label: { en: 'Question', es: 'Pregunta' } },
  { value: 'Billing', label: { en: 'Bill or payment', es: 'Factura o pago' } },
  { value: 'Enrollment', label: { en: 'Enrollment', es: 'Inscripción' } },
  { value: 'Service_Change', label: { en: 'Change of service', es: 'Cambio del servicio' } },
  { value: 'Complaint', label: { en: 'Complaint', es: 'Queja' } },
]

export const caseRecordTypes: readonly RecordTypeDeclaration[] = caseTypeValues.map(({ value, label }) => ({
  developerName: value,
  label,
}))
