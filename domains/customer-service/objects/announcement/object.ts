import { defineObject } from '@porchlight/metadata'
import { brandValues } from '../brand-values'
import { announcementAccess } from './access'
import { announcementKindValues } from './kind-values'
import { announcementLayouts } from './layouts'
import { announcementListViews } from './list-views'
import { announcementRelatedLists } from './related-lists'
import { announcementRules, announcementStateTables } from './rules'

/**
 * What a brand has to say to everyone for a time: an outage, a storm, a change of prices. Published and within its time,
 * it stands on the pages where people look first.
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
  },
  layouts: announcementLayouts,
  listViews: announcementListViews,
  relatedLists: announcementRelatedLists,
  rules: announcementRules,
  stateTables: announcementStateTables,
  access: announcementAccess,
})
