import type { FieldDeclaration, ValidationRule } from '@porchlight/metadata'

/** The place that is served: the same four fields on accounts and orders. */
export const serviceAddressFields = {
  Service_Street__c: {
    dataType: 'String',
    label: { en: 'Service street', es: 'Calle del servicio' },
    length: 255,
  },
  Service_City__c: {
    dataType: 'String',
    label: { en: 'Service city', es: 'Ciudad del servicio' },
    length: 40,
  },
  Service_State__c: {
    dataType: 'String',
    label: { en: 'Service state', es: 'Estado del servicio' },
    length: 2,
  },
  Service_Postal_Code__c: {
    dataType: 'String',
    label: { en: 'Service ZIP code', es: 'Código postal del servicio' },
    length: 10,
    indexed: true,
  },
} as const satisfies Readonly<Record<string, FieldDeclaration>>

/** States are two capitals; ZIP codes five digits, or nine with a dash. */
export const serviceAddressRules: readonly ValidationRule[] = [
  {
    name: 'serviceStateIsTwoLetters',
    check: ({ next }) =>
      matches(next.Service_State__c, /^[A-Z]{2}$/)
        ? null
        : {
            fieldApiName: 'Service_State__c',
            message: {
              en: 'Enter the state as two capital letters, such as TX.',
              es: 'Escriba el estado con dos letras mayúsculas, por ejemplo TX.',
            },
          },
  },
  {
    name: 'servicePostalCodeIsZip',
    check: ({ next }) =>
      matches(next.Service_Postal_Code__c, /^\d{5}(-\d{4})?$/)
        ? null
        : {
            fieldApiName: 'Service_Postal_Code__c',
            message: {
              en: 'Enter a five-digit ZIP code, such as 77002.',
              es: 'Escriba un código postal de cinco dígitos, por ejemplo 77002.',
            },
          },
  },
]

/** Absent values pass: whether a field is required is declared on the field. */
function matches(value: unknown, pattern: RegExp): boolean {
  return typeof value !== 'string' || pattern.test(value)
}
