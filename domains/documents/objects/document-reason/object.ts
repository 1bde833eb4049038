import { defineObject } from '@porchlight/metadata'
import { brandValues } from '../../../customer-service/objects/brand-values'
import { documentTypeValues } from '../document-requirement/values'
import { longestReason } from '../longest-words'
import { documentReasonAccess } from './access'
import { documentReasonLayouts } from './layouts'
import { documentReasonListViews } from './list-views'
import { documentReasonRelatedLists } from './related-lists'
import { documentReasonRules, documentReasonStateTables } from './rules'

const help = {
  en: 'A whole sentence, as the customer reads it on the page and in the email. {brand} is the brand’s name.',
  es: 'Una oración completa, como la lee el cliente en la página y en el correo. {brand} es el nombre de la marca.',
}

/** A brand's reason for not accepting a document, in the words that the customer reads. */
export const documentReasonObject = defineObject({
  apiName: 'Document_Reason__c',
  keyPrefix: 'a0n',
  label: { en: 'Rejection reason', es: 'Motivo de rechazo' },
  labelPlural: { en: 'Rejection reasons', es: 'Motivos de rechazo' },
  fields: {
    Name: {
      dataType: 'String',
      label: { en: 'Reason', es: 'Motivo (inglés)' },
      length: longestReason,
      nameField: true,
      required: true,
      inlineHelpText: help,
    },
    Label_ES__c: {
      dataType: 'String',
      label: { en: 'Reason (Spanish)', es: 'Motivo (español)' },
      length: longestReason,
      required: true,
      inlineHelpText: help,
    },
    Brand__c: {
      dataType: 'Picklist',
      label: { en: 'Brand', es: 'Marca' },
      required: true,
      indexed: true,
      values: brandValues,
    },
    Document_Type__c: {
      dataType: 'Picklist',
      label: { en: 'Only for', es: 'Solo para' },
      inlineHelpText: {
        en: 'Leave empty for all documents.',
        es: 'Déjelo vacío para todos los documentos.',
      },
      values: documentTypeValues,
    },
    Position__c: {
      dataType: 'Int',
      label: { en: 'Place in the list', es: 'Lugar en la lista' },
      inlineHelpText: { en: 'Smaller numbers come first.', es: 'Los números menores van primero.' },
      required: true,
      defaultValue: 100,
    },
    Status__c: {
      dataType: 'Picklist',
      label: { en: 'Status', es: 'Estado' },
      required: true,
      defaultValue: 'Active',
      indexed: true,
      values: [
        { value: 'Active', label: { en: 'Active', es: 'Activo' } },
        { value: 'Inactive', label: { en: 'Inactive', es: 'Inactivo' } },
      ],
    },
  },
  layouts: documentReasonLayouts,
  listViews: documentReasonListViews,
  relatedLists: documentReasonRelatedLists,
  search: { identifiers: [], words: ['Name', 'Label_ES__c'] },
  rules: documentReasonRules,
  stateTables: documentReasonStateTables,
  access: documentReasonAccess,
})
