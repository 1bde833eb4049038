import { defineObject } from '@porchlight/metadata'
import { brandValues } from '../../../customer-service/objects/brand-values'
import { ownerReference } from '../../../customers/objects/references'
import { announcementAccess } from './access'
import { announcementActions } from './actions'
import { announcementKindValues } from './kind-values'
import { announcementLayouts } from './layouts'
import { announcementListViews } from './list-views'
import { announcementRelatedLists } from './related-lists'
import { announcementRules, announcementStateTables } from './rules'

/**
 * A brand's announcement to everyone for a time: an outage, a storm, a change of prices. When published and within its
 * time, it is shown on the pages where people look first.
 */
export const announcementObject = defineObject({
  apiName: 'Announcement__c',
  keyPrefix: 'a0k',
  label: { en: 'Announcement', es: 'Comunicado' },
  labelPlural: { en: 'Announcements', es: 'Comunicados' },
  fields: {
    Name: {
      dataType: 'String',
      label: { en: 'Headline', es: 'Título (inglés)' },
      length: 80,
      nameField: true,
      required: true,
    },
    Headline_ES__c: {
      dataType: 'String',
      label: { en: 'Headline (Spanish)', es: 'Título (español)' },
      length: 80,
      required: true,
    },
    Text__c: {
      dataType: 'TextArea',
      label: { en: 'Text', es: 'Texto (inglés)' },
      length: 600,
      required: true,
    },
    Text_ES__c: {
      dataType: 'TextArea',
      label: { en: 'Text (Spanish)', es: 'Texto (español)' },
      length: 600,
      required: true,
    },
    Brand__c: {
      dataType: 'Picklist',
      label: { en: 'Brand', es: 'Marca' },
      required: true,
      indexed: true,
      values: brandValues,
    },
    Kind__c: {
      dataType: 'Picklist',
      label: { en: 'About', es: 'Sobre' },
      required: true,
      defaultValue: 'Information',
      values: announcementKindValues,
      inlineHelpText: {
        en: 'One person can publish an outage or storm notice. Prices and information need a second person’s approval.',
        es: 'Un aviso de apagón o tormenta lo puede publicar una sola persona. Los precios y la información necesitan la aprobación de otra.',
      },
    },
    Status__c: {
      dataType: 'Picklist',
      label: { en: 'Status', es: 'Estado' },
      inlineHelpText: {
        en: 'Published, it is shown from its start to its end. To end it at once, withdraw it.',
        es: 'Publicado, se muestra desde su inicio hasta su fin. Para terminarlo de inmediato, retírelo.',
      },
      required: true,
      defaultValue: 'Draft',
      values: [
        { value: 'Draft', label: { en: 'Draft', es: 'Borrador' } },
        { value: 'Waiting', label: { en: 'Waiting for approval', es: 'En espera de aprobación' } },
        { value: 'Published', label: { en: 'Published', es: 'Publicado' } },
        { value: 'Withdrawn', label: { en: 'Withdrawn', es: 'Retirado' } },
      ],
    },
    Starts_At__c: {
      dataType: 'DateTime',
      label: { en: 'Shown from', es: 'Se muestra desde' },
      required: true,
    },
    Ends_At__c: {
      dataType: 'DateTime',
      label: { en: 'Shown until', es: 'Se muestra hasta' },
      required: true,
    },
    Requested_By__c: {
      dataType: 'Reference',
      label: { en: 'Requested By ID', es: 'Id. de quien lo solicitó' },
      referenceTo: 'User',
      relationshipName: 'Requested_By__r',
    },
    Requested_At__c: { dataType: 'DateTime', label: { en: 'Requested', es: 'Solicitado el' } },
    OwnerId: ownerReference('Owned_Announcements__r'),
    Decided_By__c: {
      dataType: 'Reference',
      label: { en: 'Decided By ID', es: 'Id. de quien decidió' },
      referenceTo: 'User',
      relationshipName: 'Decided_By__r',
    },
    Decision_Note__c: {
      dataType: 'TextArea',
      label: { en: 'Reason for the decision', es: 'Motivo de la decisión' },
      length: 600,
    },
  },
  layouts: announcementLayouts,
  listViews: announcementListViews,
  relatedLists: announcementRelatedLists,
  quickActions: announcementActions,
  rules: announcementRules,
  stateTables: announcementStateTables,
  access: announcementAccess,
})
