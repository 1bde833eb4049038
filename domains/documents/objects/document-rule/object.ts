import { formatNames, maxFileMegabytes } from '@porchlight/file-formats'
import { defineObject, derivedNameField } from '@porchlight/metadata'
import { brandValues } from '../../../customer-service/objects/brand-values'
import { documentTypeValues } from '../document-requirement/values'
import { longestExplanation } from '../longest-words'
import { documentRuleAccess } from './access'
import { documentRuleLayouts } from './layouts'
import { documentRuleListViews } from './list-views'
import { documentRuleRelatedLists } from './related-lists'
import { documentRuleDerived, documentRuleRules, mostDaysToSend } from './rules'

const explanationHelp = {
  en: `What fits, in a sentence or two; {brand} is the brand’s name. The page adds the kinds of file (${formatNames.en}, up to ${maxFileMegabytes} MB): they depend on the file scan and are the same for all.`,
  es: `Qué sirve, en una o dos oraciones; {brand} es el nombre de la marca. La página agrega los tipos de archivo (${formatNames.es}, hasta ${maxFileMegabytes} MB): dependen de la revisión de archivos y son iguales para todos.`,
}

/** A brand's rule for requesting one type of document: when, by when and in which words. */
export const documentRuleObject = defineObject({
  apiName: 'Document_Rule__c',
  keyPrefix: 'a0m',
  label: { en: 'Document rule', es: 'Regla de documento' },
  labelPlural: { en: 'Document rules', es: 'Reglas de documentos' },
  fields: {
    Name: derivedNameField,
    Brand__c: {
      dataType: 'Picklist',
      label: { en: 'Brand', es: 'Marca' },
      required: true,
      indexed: true,
      values: brandValues,
    },
    Document_Type__c: {
      dataType: 'Picklist',
      label: { en: 'Document type', es: 'Tipo de documento' },
      required: true,
      values: documentTypeValues,
    },
    Brand_Type__c: {
      dataType: 'String',
      label: { en: 'Brand and type', es: 'Marca y tipo' },
      length: 120,
      unique: true,
    },
    Required_For__c: {
      dataType: 'Picklist',
      label: { en: 'Required for', es: 'Obligatorio para' },
      inlineHelpText: {
        en: 'Orders placed from now on. Whoever gives no number, or whose identity can’t be confirmed, is asked for an identity document in any case.',
        es: 'Órdenes que se hagan desde ahora. A quien no dé un número, o cuya identidad no se pueda confirmar, se le pide un documento de identidad en todo caso.',
      },
      required: true,
      defaultValue: 'No_Order',
      values: [
        { value: 'No_Order', label: { en: 'No order by itself', es: 'Ninguna orden por sí sola' } },
        { value: 'Move_In', label: { en: 'Move-ins', es: 'Inicios de servicio' } },
        { value: 'Switch', label: { en: 'Switches', es: 'Cambios de proveedor' } },
        {
          value: 'Every_Start',
          label: { en: 'Move-ins and switches', es: 'Inicios de servicio y cambios de proveedor' },
        },
      ],
    },
    Is_Offered__c: {
      dataType: 'Boolean',
      label: { en: 'Customers can send it unasked', es: 'Los clientes pueden enviarlo sin que se pida' },
      required: true,
      defaultValue: false,
    },
    Days_To_Send__c: {
      dataType: 'Int',
      label: { en: 'Days to send it', es: 'Días para enviarlo' },
      inlineHelpText: {
        en: `From the day it is requested, 1 to ${mostDaysToSend}; never later than the day service is to start. Empty: by that day.`,
        es: `Desde el día en que se pide, de 1 a ${mostDaysToSend}; nunca después del día en que empieza el servicio. Vacío: a más tardar ese día.`,
      },
    },
    Explanation__c: {
      dataType: 'TextArea',
      label: { en: 'Explanation', es: 'Explicación (inglés)' },
      length: longestExplanation,
      inlineHelpText: explanationHelp,
    },
    Explanation_ES__c: {
      dataType: 'TextArea',
      label: { en: 'Explanation (Spanish)', es: 'Explicación (español)' },
      length: longestExplanation,
      inlineHelpText: explanationHelp,
    },
  },
  layouts: documentRuleLayouts,
  listViews: documentRuleListViews,
  relatedLists: documentRuleRelatedLists,
  derived: documentRuleDerived,
  rules: documentRuleRules,
  stateTables: [],
  access: documentRuleAccess,
})
