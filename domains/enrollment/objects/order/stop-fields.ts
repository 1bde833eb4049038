import { type FieldDeclaration, picklistValues, type ValidationRule } from '@porchlight/metadata'

/** Why service stops: a customer who moves out pays no early termination fee. */
const stopReasonValues = picklistValues([
  { value: 'Moving', label: { en: 'Moving out', es: 'Mudanza' } },
  { value: 'Other', label: { en: 'Another reason', es: 'Otro motivo' } },
])

/** The further fields of an order to stop service: why, and where the final bill goes. */
export const stopFields = {
  Stop_Reason__c: {
    dataType: 'Picklist',
    label: { en: 'Why service stops', es: 'Motivo de la baja' },
    values: stopReasonValues,
  },
  Forwarding_Street__c: {
    dataType: 'String',
    label: { en: 'Street for the final bill', es: 'Calle para la factura final' },
    length: 255,
  },
  Forwarding_City__c: {
    dataType: 'String',
    label: { en: 'City for the final bill', es: 'Ciudad para la factura final' },
    length: 40,
  },
  Forwarding_State__c: {
    dataType: 'String',
    label: { en: 'State for the final bill', es: 'Estado para la factura final' },
    length: 2,
  },
  Forwarding_Postal_Code__c: {
    dataType: 'String',
    label: { en: 'ZIP code for the final bill', es: 'Código postal para la factura final' },
    length: 10,
  },
} as const satisfies Readonly<Record<string, FieldDeclaration>>

/** An order to stop service states the reason, and where to send the final bill. */
export const stopRules: readonly ValidationRule[] = [
  {
    name: 'stopOfServiceIsComplete',
    check: ({ next }) => {
      if (next.Case_Type__c !== 'Stop_Service') return null
      const missing = Object.keys(stopFields).find(
        (name) => typeof next[name] !== 'string' || next[name] === '',
      )
      return missing === undefined
        ? null
        : {
            fieldApiName: missing,
            message: {
              en: 'Enter why service stops and where the final bill goes.',
              es: 'Indique el motivo de la baja y a dónde se envía la factura final.',
            },
          }
    },
  },
]
