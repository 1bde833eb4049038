import { picklistValues, type RecordTypeDeclaration } from '@porchlight/metadata'

/** The subjects that customers write about; each is also a record type. Complaints have a separate deadline. */
export const caseTypeValues = picklistValues([
  { value: 'Question', label: { en: 'Question', es: 'Pregunta' } },
  { value: 'Billing', label: { en: 'Bill or payment', es: 'Factura o pago' } },
  { value: 'Enrollment', label: { en: 'Enrollment', es: 'Inscripción' } },
  { value: 'Service_Change', label: { en: 'Change of service', es: 'Cambio del servicio' } },
  { value: 'Complaint', label: { en: 'Complaint', es: 'Queja' } },
])

/**
 * A case starts with the type of its record type. Staff who read it may change that: a message sent as a question can
 * be a complaint. A complaint never has low priority.
 */
export const caseRecordTypes: readonly RecordTypeDeclaration[] = caseTypeValues.map(({ value, label }) => ({
  developerName: value,
  label,
  picklists: {
    Type: { values: caseTypeValues.map((type) => type.value), defaultValue: value },
    ...(value === 'Complaint' ? { Priority: { values: ['High', 'Medium'], defaultValue: 'High' } } : {}),
  },
}))
