import { picklistValues, type RecordTypeDeclaration } from '@porchlight/metadata'

/** The two ways to begin: a new home, or another provider before. */
export const caseTypeValues = picklistValues([
  { value: 'Move_In', label: { en: 'Move-in', es: 'Mudanza (inicio de servicio)' } },
  { value: 'Switch', label: { en: 'Switch', es: 'Cambio de proveedor' } },
])

/** An order of one record type is of that type. */
export const orderRecordTypes: readonly RecordTypeDeclaration[] = caseTypeValues.map(({ value, label }) => ({
  developerName: value,
  label,
  picklists: { Case_Type__c: { values: [value], defaultValue: value } },
}))
