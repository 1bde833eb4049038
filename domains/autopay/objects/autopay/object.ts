import { defineObject } from '@porchlight/metadata'
import { accountReference } from '../../../customers/objects/references'
import { autopayAccess } from './access'
import { autopayAfterRules } from './after-rules'
import { autopayLayouts } from './layouts'
import { autopayListViews } from './list-views'
import { autopayRelatedLists } from './related-lists'
import { autopayRules, autopayStateTables } from './rules'

/** The permission, until revoked, to pay an account's bills on their due dates. */
export const autopayObject = defineObject({
  apiName: 'Autopay__c',
  keyPrefix: 'a09',
  label: { en: 'AutoPay', es: 'Pago automático' },
  labelPlural: { en: 'AutoPay', es: 'Pagos automáticos' },
  fields: {
    Name: {
      dataType: 'String',
      label: { en: 'AutoPay number', es: 'Número del pago automático' },
      length: 30,
      nameField: true,
      autoNumber: { prefix: 'AP', digits: 12 },
      required: true,
      unique: true,
    },
    Account__c: accountReference('Autopays__r'),
    Payment_Method__c: {
      dataType: 'Reference',
      label: { en: 'Payment method ID', es: 'Id. del método de pago' },
      referenceTo: 'Payment_Method__c',
      relationshipName: 'Payment_Method__r',
      childRelationshipName: 'Autopays__r',
      required: true,
    },
    Status__c: {
      dataType: 'Picklist',
      label: { en: 'Status', es: 'Estado' },
      required: true,
      defaultValue: 'Active',
      values: [
        { value: 'Active', label: { en: 'Active', es: 'Activo' } },
        { value: 'Suspended', label: { en: 'Suspended', es: 'Suspendido' } },
        { value: 'Cancelled', label: { en: 'Cancelled', es: 'Cancelado' } },
      ],
    },
    Start_Date__c: { dataType: 'Date', label: { en: 'Start date', es: 'Fecha de inicio' }, required: true },
    Next_Debit_Date__c: { dataType: 'Date', label: { en: 'Next debit', es: 'Próximo cargo' } },
    Cancelled_Date__c: { dataType: 'Date', label: { en: 'Cancelled date', es: 'Fecha de cancelación' } },
    Suspension_Reason__c: {
      dataType: 'Picklist',
      label: { en: 'Why it is suspended', es: 'Por qué está suspendido' },
      values: [
        { value: 'Returned_Payment', label: { en: 'A payment was returned', es: 'Un pago fue devuelto' } },
        { value: 'Expired_Card', label: { en: 'The card expired', es: 'La tarjeta venció' } },
      ],
    },
    Consent__c: {
      dataType: 'Reference',
      label: { en: 'Consent ID', es: 'Id. del consentimiento' },
      referenceTo: 'Consent__c',
      relationshipName: 'Consent__r',
      childRelationshipName: 'Autopays__r',
    },
  },
  layouts: autopayLayouts,
  listViews: autopayListViews,
  relatedLists: autopayRelatedLists,
  rules: autopayRules,
  stateTables: autopayStateTables,
  afterRules: autopayAfterRules,
  access: autopayAccess,
})
