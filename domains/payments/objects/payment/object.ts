import { defineObject, moneyField, namedValues } from '@porchlight/metadata'
import { lastFourField } from '../../../customers/objects/last-four'
import { accountReference } from '../../../customers/objects/references'
import {
  methodTypeNames,
  paymentChannelNames,
  paymentPurposeNames,
  paymentStatusNames,
  returnReasonNames,
} from '../../facts/payment-values'
import { paymentAccess } from './access'
import { paymentAfterRules } from './after-rules'
import { paymentLayouts } from './layouts'
import { paymentListViews } from './list-views'
import { paymentRelatedLists } from './related-lists'
import { paymentRelatedRules, paymentRules, paymentStateTables } from './rules'
import { paymentSearch } from './search'

/** A payment by card or from a bank account. Its name is the payment confirmation number. */
export const paymentObject = defineObject({
  apiName: 'Payment__c',
  keyPrefix: 'a07',
  label: { en: 'Payment', es: 'Pago' },
  labelPlural: { en: 'Payments', es: 'Pagos' },
  fields: {
    Name: {
      dataType: 'String',
      label: { en: 'Payment confirmation number', es: 'Número de confirmación del pago' },
      length: 30,
      nameField: true,
      autoNumber: { prefix: 'P', digits: 12 },
      required: true,
      unique: true,
    },
    Account__c: accountReference('Payments__r'),
    Purpose__c: {
      dataType: 'Picklist',
      label: { en: 'For', es: 'Concepto' },
      required: true,
      defaultValue: 'Bill',
      values: namedValues(paymentPurposeNames),
    },
    Bill__c: {
      dataType: 'Reference',
      label: { en: 'Bill ID', es: 'Id. de factura' },
      referenceTo: 'Bill__c',
      relationshipName: 'Bill__r',
      childRelationshipName: 'Payments__r',
    },
    Deposit__c: {
      dataType: 'Reference',
      label: { en: 'Deposit ID', es: 'Id. de depósito' },
      referenceTo: 'Deposit__c',
      relationshipName: 'Deposit__r',
      childRelationshipName: 'Payments__r',
    },
    Amount__c: moneyField({ en: 'Amount', es: 'Monto' }, { required: true }),
    Refunded_Amount__c: moneyField(
      { en: 'Refunded amount', es: 'Monto reembolsado' },
      {
        inlineHelpText: {
          en: 'What of this payment went back to the card or account that it came from.',
          es: 'Lo que se devolvió de este pago a la tarjeta o cuenta de la que vino.',
        },
      },
    ),
    Fee__c: moneyField({ en: 'Payment fee', es: 'Cargo por el pago' }),
    Status__c: {
      dataType: 'Picklist',
      label: { en: 'Status', es: 'Estado' },
      required: true,
      defaultValue: 'Pending',
      values: namedValues(paymentStatusNames),
    },
    Channel__c: {
      dataType: 'Picklist',
      label: { en: 'Paid by', es: 'Pagado por' },
      required: true,
      defaultValue: 'Portal',
      values: namedValues(paymentChannelNames),
    },
    By_Guest__c: {
      dataType: 'Boolean',
      label: { en: 'Paid without signing in', es: 'Pagado sin iniciar sesión' },
      required: true,
      defaultValue: false,
    },
    Payment_Date__c: { dataType: 'Date', label: { en: 'Payment date', es: 'Fecha de pago' }, required: true },
    Settled_Date__c: { dataType: 'Date', label: { en: 'Settled date', es: 'Fecha de acreditación' } },
    Returned_Date__c: { dataType: 'Date', label: { en: 'Returned date', es: 'Fecha de devolución' } },
    Refunded_Date__c: {
      dataType: 'Date',
      label: { en: 'Refunded date', es: 'Fecha de reembolso' },
    },
    Regained_Date__c: {
      dataType: 'Date',
      label: { en: 'Dispute won', es: 'Disputa ganada' },
      inlineHelpText: {
        en: 'Since then the money is here for good, whatever was said of it before.',
        es: 'Desde entonces el dinero está aquí definitivamente, sin importar lo que se dijo antes.',
      },
    },
    Return_Reason__c: {
      dataType: 'Picklist',
      label: { en: 'Why it did not go through', es: 'Por qué no se realizó' },
      values: namedValues(returnReasonNames),
    },
    Payment_Method__c: {
      dataType: 'Reference',
      label: { en: 'Payment method ID', es: 'Id. del método de pago' },
      referenceTo: 'Payment_Method__c',
      relationshipName: 'Payment_Method__r',
      childRelationshipName: 'Payments__r',
    },
    Method_Type__c: {
      dataType: 'Picklist',
      label: { en: 'Method', es: 'Método' },
      values: namedValues(methodTypeNames),
    },
    Last_Four__c: lastFourField,
    Processor_Reference__c: {
      dataType: 'String',
      label: { en: 'Processor reference', es: 'Referencia del procesador' },
      length: 80,
      indexed: true,
    },
  },
  layouts: paymentLayouts,
  listViews: paymentListViews,
  relatedLists: paymentRelatedLists,
  search: paymentSearch,
  rules: paymentRules,
  relatedRules: paymentRelatedRules,
  stateTables: paymentStateTables,
  afterRules: paymentAfterRules,
  access: paymentAccess,
})
