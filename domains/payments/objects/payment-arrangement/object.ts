import { defineObject, moneyField, namedValues } from '@porchlight/metadata'
import { accountReference } from '../../../customers/objects/references'
import { arrangementKindNames, arrangementStatusNames } from '../../facts/arrangement-values'
import { paymentArrangementAccess } from './access'
import { paymentArrangementAfterRules } from './after-rules'
import { paymentArrangementLayouts } from './layouts'
import { paymentArrangementListViews } from './list-views'
import { paymentArrangementRelatedLists } from './related-lists'
import {
  paymentArrangementRelatedRules,
  paymentArrangementRules,
  paymentArrangementStateTables,
} from './rules'

/** An agreement that the amount of a bill is paid later than its due date: on one day, or in parts a month apart. */
export const paymentArrangementObject = defineObject({
  apiName: 'Payment_Arrangement__c',
  keyPrefix: 'a0h',
  label: { en: 'Payment arrangement', es: 'Acuerdo de pago' },
  labelPlural: { en: 'Payment arrangements', es: 'Acuerdos de pago' },
  fields: {
    Name: {
      dataType: 'String',
      label: { en: 'Arrangement number', es: 'Número del acuerdo' },
      length: 30,
      nameField: true,
      autoNumber: { prefix: 'PA', digits: 9 },
      required: true,
      unique: true,
    },
    Account__c: accountReference('Payment_Arrangements__r'),
    Bill__c: {
      dataType: 'Reference',
      label: { en: 'Bill ID', es: 'Id. de factura' },
      referenceTo: 'Bill__c',
      relationshipName: 'Bill__r',
      childRelationshipName: 'Payment_Arrangements__r',
      required: true,
    },
    Kind__c: {
      dataType: 'Picklist',
      label: { en: 'Kind', es: 'Tipo' },
      required: true,
      values: namedValues(arrangementKindNames),
    },
    Status__c: {
      dataType: 'Picklist',
      label: { en: 'Status', es: 'Estado' },
      required: true,
      defaultValue: 'Active',
      values: namedValues(arrangementStatusNames),
    },
    Agreed_Date__c: {
      dataType: 'Date',
      label: { en: 'Agreed on', es: 'Acordado el' },
      required: true,
    },
    Amount__c: moneyField({ en: 'Amount', es: 'Monto' }, { required: true }),
    Parts__c: { dataType: 'Int', label: { en: 'Parts', es: 'Partes' }, required: true },
    First_Due_Date__c: {
      dataType: 'Date',
      label: { en: 'First part due', es: 'Vencimiento de la primera parte' },
      required: true,
    },
    Next_Due_Date__c: {
      dataType: 'Date',
      label: { en: 'Next part due', es: 'Vencimiento de la próxima parte' },
    },
    Next_Amount__c: moneyField({ en: 'Next part', es: 'Próxima parte' }),
    Next_Step_Date__c: {
      dataType: 'Date',
      indexed: true,
      label: { en: 'Next looked at', es: 'Próxima revisión' },
    },
  },
  layouts: paymentArrangementLayouts,
  listViews: paymentArrangementListViews,
  relatedLists: paymentArrangementRelatedLists,
  rules: paymentArrangementRules,
  relatedRules: paymentArrangementRelatedRules,
  stateTables: paymentArrangementStateTables,
  afterRules: paymentArrangementAfterRules,
  access: paymentArrangementAccess,
})
