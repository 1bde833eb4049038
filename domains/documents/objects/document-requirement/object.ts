import { defineObject, derivedNameField, internalNotesField, namedBy } from '@porchlight/metadata'
import { accountReference, orderReference, ownerReference } from '../../../customers/objects/references'
import { longestExplanation, longestOnceFilledIn, longestReason } from '../longest-words'
import { documentRequirementAccess } from './access'
import { documentRequirementActions } from './actions'
import { documentRequirementAfterRules } from './after-rules'
import { documentRequirementCreationValues } from './creation-values'
import { documentRequirementLayouts } from './layouts'
import { documentRequirementListViews } from './list-views'
import { documentRequirementRelatedLists } from './related-lists'
import {
  documentRequirementRelatedRules,
  documentRequirementRules,
  documentRequirementStateTables,
} from './rules'
import { documentRequirementSearch } from './search'
import { documentStatusValues, documentTypeValues } from './values'

/** A document that a customer has to send or may send, and its outcome. */
export const documentRequirementObject = defineObject({
  apiName: 'Document_Requirement__c',
  keyPrefix: 'a0b',
  label: { en: 'Document requirement', es: 'Documento requerido' },
  labelPlural: { en: 'Document requirements', es: 'Documentos requeridos' },
  fields: {
    Name: derivedNameField,
    Account__c: accountReference('Document_Requirements__r'),
    Order__c: orderReference('Document_Requirements__r'),
    Document_Type__c: {
      dataType: 'Picklist',
      label: { en: 'Document type', es: 'Tipo de documento' },
      required: true,
      values: documentTypeValues,
    },
    Is_Required__c: {
      dataType: 'Boolean',
      label: { en: 'Required', es: 'Obligatorio' },
      required: true,
      defaultValue: true,
    },
    Status__c: {
      dataType: 'Picklist',
      label: { en: 'Status', es: 'Estado' },
      required: true,
      defaultValue: 'Requested',
      values: documentStatusValues,
    },
    Due_Date__c: {
      dataType: 'Date',
      label: { en: 'Due date', es: 'Fecha límite' },
      inlineHelpText: {
        en: 'Empty: as the brand’s rule for this document says.',
        es: 'Vacío: lo que diga la regla de la marca para este documento.',
      },
    },
    Explanation__c: {
      dataType: 'TextArea',
      label: { en: 'Explanation', es: 'Explicación (inglés)' },
      length: longestOnceFilledIn(longestExplanation),
    },
    Explanation_ES__c: {
      dataType: 'TextArea',
      label: { en: 'Explanation (Spanish)', es: 'Explicación (español)' },
      length: longestOnceFilledIn(longestExplanation),
    },
    Received_Date__c: { dataType: 'Date', label: { en: 'Received date', es: 'Fecha de recepción' } },
    Receipt_Number__c: {
      dataType: 'String',
      label: { en: 'Receipt number', es: 'Número de recibo' },
      length: 30,
      indexed: true,
    },
    Reason__c: {
      dataType: 'Reference',
      label: { en: 'Rejection Reason ID', es: 'Id. del motivo de rechazo' },
      referenceTo: 'Document_Reason__c',
      relationshipName: 'Reason__r',
    },
    Rejection_Text__c: {
      dataType: 'TextArea',
      label: { en: 'Why it was rejected', es: 'Por qué fue rechazado (inglés)' },
      length: longestOnceFilledIn(longestReason),
    },
    Rejection_Text_ES__c: {
      dataType: 'TextArea',
      label: { en: 'Why it was rejected (Spanish)', es: 'Por qué fue rechazado (español)' },
      length: longestOnceFilledIn(longestReason),
    },
    Reviewed_By__c: {
      dataType: 'Reference',
      label: { en: 'Reviewer ID', es: 'Id. de quien revisó' },
      referenceTo: 'User',
      relationshipName: 'Reviewed_By__r',
      childRelationshipName: 'Reviewed_Documents__r',
    },
    OwnerId: ownerReference('Owned_Documents__r'),
    Internal_Notes__c: internalNotesField,
  },
  layouts: documentRequirementLayouts,
  listViews: documentRequirementListViews,
  relatedLists: documentRequirementRelatedLists,
  quickActions: documentRequirementActions,
  search: documentRequirementSearch,
  derived: namedBy('Document_Type__c'),
  creationValues: documentRequirementCreationValues,
  rules: documentRequirementRules,
  relatedRules: documentRequirementRelatedRules,
  stateTables: documentRequirementStateTables,
  afterRules: documentRequirementAfterRules,
  access: documentRequirementAccess,
})
