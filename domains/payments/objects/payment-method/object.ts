import { defineObject, namedValues } from '@porchlight/metadata'
import { lastFourField } from '../../../customers/objects/last-four'
import { contactReference } from '../../../customers/objects/references'
import { methodTypeNames } from '../../facts/payment-values'
import { paymentMethodAccess } from './access'
import { paymentMethodLayouts } from './layouts'
import { paymentMethodListViews } from './list-views'
import { paymentMethodRelatedLists } from './related-lists'
import { paymentMethodDerived, paymentMethodRules, paymentMethodStateTables } from './rules'

/** A card or bank account that the processor stores for a customer. We hold its token and its last four digits. */
export const paymentMethodObject = defineObject({
  apiName: 'Payment_Method__c',
  keyPrefix: 'a08',
  label: { en: 'Payment method', es: 'Método de pago' },
  labelPlural: { en: 'Payment methods', es: 'Métodos de pago' },
  fields: {
    Name: {
      dataType: 'String',
      label: { en: 'Name', es: 'Nombre' },
      length: 80,
      nameField: true,
      indexed: true,
    },
    Contact__c: contactReference('Payment_Methods__r'),
    Method_Type__c: {
      dataType: 'Picklist',
      label: { en: 'Type', es: 'Tipo' },
      required: true,
      values: namedValues(methodTypeNames),
    },
    Institution__c: {
      dataType: 'String',
      label: { en: 'Card network or bank', es: 'Red de la tarjeta o banco' },
      length: 60,
      required: true,
    },
    Last_Four__c: { ...lastFourField, required: true },
    Expiry_Month__c: { dataType: 'Int', label: { en: 'Expiry month', es: 'Mes de vencimiento' } },
    Expiry_Year__c: { dataType: 'Int', label: { en: 'Expiry year', es: 'Año de vencimiento' } },
    Bank_Account_Type__c: {
      dataType: 'Picklist',
      label: { en: 'Bank account type', es: 'Tipo de cuenta bancaria' },
      values: [
        { value: 'Checking', label: { en: 'Checking', es: 'Corriente' } },
        { value: 'Savings', label: { en: 'Savings', es: 'Ahorros' } },
      ],
    },
    Status__c: {
      dataType: 'Picklist',
      label: { en: 'Status', es: 'Estado' },
      required: true,
      defaultValue: 'Active',
      values: [
        { value: 'Active', label: { en: 'Active', es: 'Activo' } },
        { value: 'Expired', label: { en: 'Expired', es: 'Vencido' } },
        { value: 'Removed', label: { en: 'Removed', es: 'Eliminado' } },
      ],
    },
    Processor_Token__c: {
      dataType: 'String',
      label: { en: 'Processor token', es: 'Ficha del procesador' },
      length: 120,
      required: true,
      unique: true,
    },
  },
  layouts: paymentMethodLayouts,
  listViews: paymentMethodListViews,
  relatedLists: paymentMethodRelatedLists,
  derived: paymentMethodDerived,
  rules: paymentMethodRules,
  stateTables: paymentMethodStateTables,
  access: paymentMethodAccess,
})
