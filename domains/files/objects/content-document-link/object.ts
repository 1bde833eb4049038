import { defineObject } from '@porchlight/metadata'
import { orderReference } from '../../../customers/objects/references'
import { contentDocumentLinkAccess } from './access'
import { contentDocumentLinkLayouts } from './layouts'
import { contentDocumentLinkListViews } from './list-views'
import { contentDocumentLinkRelatedLists } from './related-lists'
import {
  contentDocumentLinkDerived,
  contentDocumentLinkRelatedRules,
  contentDocumentLinkRules,
  contentDocumentLinkStateTables,
} from './rules'

/** The use of a file: in a case, for a requirement, with an order or by a user alone; `LinkedEntityId` names that record. */
export const contentDocumentLinkObject = defineObject({
  apiName: 'ContentDocumentLink',
  keyPrefix: '06A',
  label: { en: 'File link', es: 'Vínculo de archivo' },
  labelPlural: { en: 'File links', es: 'Vínculos de archivo' },
  fields: {
    LinkedEntityId: {
      dataType: 'String',
      label: { en: 'Linked record ID', es: 'Id. del registro vinculado' },
      length: 18,
      nameField: true,
      indexed: true,
    },
    ContentDocumentId: {
      dataType: 'Reference',
      label: { en: 'File ID', es: 'Id. de archivo' },
      referenceTo: 'ContentDocument',
      relationshipName: 'ContentDocument',
      deletedWithParent: true,
      childRelationshipName: 'ContentDocumentLinks',
      required: true,
    },
    Case__c: {
      dataType: 'Reference',
      label: { en: 'Case ID', es: 'Id. de caso' },
      referenceTo: 'Case',
      relationshipName: 'Case__r',
      childRelationshipName: 'ContentDocumentLinks',
    },
    Document_Requirement__c: {
      dataType: 'Reference',
      label: { en: 'Document requirement ID', es: 'Id. del documento requerido' },
      referenceTo: 'Document_Requirement__c',
      relationshipName: 'Document_Requirement__r',
      childRelationshipName: 'ContentDocumentLinks',
    },
    Order__c: orderReference('ContentDocumentLinks'),
    User__c: {
      dataType: 'Reference',
      label: { en: 'User ID', es: 'Id. de usuario' },
      referenceTo: 'User',
      relationshipName: 'User__r',
    },
    ShareType: {
      dataType: 'String',
      label: { en: 'Share type', es: 'Tipo de uso compartido' },
      length: 1,
    },
    Replaced__c: {
      dataType: 'Boolean',
      label: { en: 'Replaced', es: 'Reemplazado' },
      required: true,
      defaultValue: false,
    },
  },
  layouts: contentDocumentLinkLayouts,
  listViews: contentDocumentLinkListViews,
  relatedLists: contentDocumentLinkRelatedLists,
  derived: contentDocumentLinkDerived,
  rules: contentDocumentLinkRules,
  relatedRules: contentDocumentLinkRelatedRules,
  stateTables: contentDocumentLinkStateTables,
  access: contentDocumentLinkAccess,
})
