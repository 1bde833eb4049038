import { picklistValues, type RecordTypeDeclaration } from '@porchlight/metadata'

const startTypes = [
  { value: 'Move_In', label: { en: 'Move-in', es: 'Mudanza (inicio de servicio)' } },
  { value: 'Switch', label: { en: 'Switch', es: 'Cambio de proveedor' } },
] as const

/** The two ways to begin: a new home, or another provider before. */
export const startTypeValues = picklistValues(startTypes)

/** What an order is for: service that begins, another plan for an account that has service, or the end of its service. */
export const caseTypeValues = picklistValues([
  ...startTypes,
  { value: 'Plan_Change', label: { en: 'Change of plan', es: 'Cambio de plan' } },
  { value: 'Stop_Service', label: { en: 'Stop of service', es: 'Baja del servicio' } },
])

/** An order of one record type is of that type. */
export const orderRecordTypes: readonly RecordTypeDeclaration[] = caseTypeValues.map(({ value, label }) => ({
  developerName: value,
  label,
  picklists: { Case_Type__c: { values: [value], defaultValue: value } },
}))
