import type { FieldDeclaration } from '@porchlight/metadata'
import { commodityValues } from '../../../customers/objects/commodity-values'
import { statusValues } from '../../../customers/objects/status-values'
import { productObject } from '../../../plans/objects/product/object'
import { languageValues, yesOrNo } from './filter-values'

/** The conditions that an account has to meet; each that is empty does not matter. */
export const filterFieldDeclarations = {
  Only_Status__c: {
    dataType: 'Picklist',
    label: { en: 'Accounts with status', es: 'Cuentas con estado' },
    required: true,
    defaultValue: 'Active',
    values: statusValues,
  },
  Only_Commodity__c: {
    dataType: 'Picklist',
    label: { en: 'Commodity', es: 'Servicio' },
    values: commodityValues,
  },
  Only_Utility__c: {
    dataType: 'Reference',
    label: { en: 'Utility ID', es: 'Id. de la compañía de distribución' },
    referenceTo: 'Utility__c',
    relationshipName: 'Only_Utility__r',
  },
  Only_Zip_Codes__c: {
    dataType: 'String',
    label: { en: 'ZIP codes', es: 'Códigos postales' },
    inlineHelpText: {
      en: 'Codes or beginnings of codes, up to 25, with commas between them: 77002, 770*.',
      es: 'Códigos o comienzos de códigos, hasta 25, separados por comas: 77002, 770*.',
    },
    length: 255,
  },
  Only_Plan__c: {
    dataType: 'Reference',
    label: { en: 'Plan ID', es: 'Id. del plan' },
    referenceTo: 'Product2',
    relationshipName: 'Only_Plan__r',
  },
  Only_Rate_Type__c: {
    dataType: 'Picklist',
    label: { en: 'Rate of the plan', es: 'Tipo de tarifa del plan' },
    values: productObject.fields.Rate_Type__c.values,
  },
  Only_Autopay__c: {
    dataType: 'Picklist',
    label: { en: 'With AutoPay', es: 'Con pago automático' },
    values: yesOrNo,
  },
  Only_Paperless__c: {
    dataType: 'Picklist',
    label: { en: 'With paperless billing', es: 'Con facturación electrónica' },
    values: yesOrNo,
  },
  Only_Language__c: {
    dataType: 'Picklist',
    label: { en: 'Language of the customer', es: 'Idioma del cliente' },
    values: languageValues,
  },
  Only_Contract_Ends_Before__c: {
    dataType: 'Date',
    label: { en: 'Contract ends before', es: 'El contrato termina antes del' },
  },
} as const satisfies Readonly<Record<string, FieldDeclaration>>
