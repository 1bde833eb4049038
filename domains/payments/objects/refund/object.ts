import { defineObject, moneyField, namedValues } from '@porchlight/metadata'
import { accountReference, ownerReference } from '../../../customers/objects/references'
import {
  longestRefundNote,
  refundFailureNames,
  refundReasonNames,
  refundStatusNames,
} from '../../facts/refund-values'
import { refundAccess } from './access'
import { refundActions } from './actions'
import { refundAfterRules } from './after-rules'
import { refundLayouts } from './layouts'
import { refundListViews } from './list-views'
import { refundRelatedLists } from './related-lists'
import { refundRelatedRules, refundRules, refundStateTables } from './rules'
import { refundSearch } from './search'

/**
 * A refund of a settled payment by an advisor. While it waits or is in flight, its amount is reserved of the payment
 * and of the account's credit. Its id is the processor's key for it.
 */
export const refundObject = defineObject({
  apiName: 'Refund__c',
  keyPrefix: 'a0j',
  label: { en: 'Refund', es: 'Reembolso' },
  labelPlural: { en: 'Refunds', es: 'Reembolsos' },
  fields: {
    Name: {
      dataType: 'String',
      label: { en: 'Refund number', es: 'Número de reembolso' },
      length: 30,
      nameField: true,
      autoNumber: { prefix: 'R', digits: 9 },
      required: true,
      unique: true,
    },
    Account__c: accountReference('Refunds__r'),
    Payment__c: {
      dataType: 'Reference',
      label: { en: 'Payment ID', es: 'Id. de pago' },
      referenceTo: 'Payment__c',
      relationshipName: 'Payment__r',
      childRelationshipName: 'Refunds__r',
      required: true,
    },
    Amount__c: moneyField({ en: 'Amount', es: 'Monto' }, { required: true }),
    Status__c: {
      dataType: 'Picklist',
      label: { en: 'Status', es: 'Estado' },
      required: true,
      indexed: true,
      defaultValue: 'Waiting',
      values: namedValues(refundStatusNames),
    },
    Reason__c: {
      dataType: 'Picklist',
      label: { en: 'Reason', es: 'Motivo' },
      required: true,
      values: namedValues(refundReasonNames),
    },
    Note__c: {
      dataType: 'TextArea',
      label: { en: 'Note', es: 'Nota' },
      length: longestRefundNote,
      required: true,
    },
    Requested_By__c: {
      dataType: 'Reference',
      label: { en: 'Requested By ID', es: 'Id. de quien lo solicitó' },
      referenceTo: 'User',
      relationshipName: 'Requested_By__r',
    },
    Requested_At__c: { dataType: 'DateTime', label: { en: 'Requested', es: 'Solicitado el' } },
    Decided_By__c: {
      dataType: 'Reference',
      label: { en: 'Decided By ID', es: 'Id. de quien decidió' },
      referenceTo: 'User',
      relationshipName: 'Decided_By__r',
    },
    Decision_Note__c: {
      dataType: 'TextArea',
      label: { en: 'Reason for the decision', es: 'Motivo de la decisión' },
      length: longestRefundNote,
    },
    Sent_At__c: {
      dataType: 'DateTime',
      label: { en: 'Sent', es: 'Enviado el' },
      inlineHelpText: {
        en: 'When it was checked for the last time and the processor was asked for it.',
        es: 'Cuándo se revisó por última vez y se pidió al procesador.',
      },
    },
    Refunded_Date__c: { dataType: 'Date', label: { en: 'Refunded date', es: 'Fecha de reembolso' } },
    Failure__c: {
      dataType: 'Picklist',
      label: { en: 'Why it failed', es: 'Por qué falló' },
      values: namedValues(refundFailureNames),
    },
    OwnerId: ownerReference('Owned_Refunds__r'),
  },
  layouts: refundLayouts,
  listViews: refundListViews,
  relatedLists: refundRelatedLists,
  quickActions: refundActions,
  search: refundSearch,
  rules: refundRules,
  relatedRules: refundRelatedRules,
  stateTables: refundStateTables,
  afterRules: refundAfterRules,
  access: refundAccess,
})
