import { defineObject } from '@porchlight/metadata'
import { scanStatusValues } from '../scan-status-values'
import { contentVersionAccess } from './access'
import { contentVersionAfterRules } from './after-rules'
import { contentVersionLayouts } from './layouts'
import { contentVersionListViews } from './list-views'
import { contentVersionRelatedLists } from './related-lists'
import { contentVersionDerived, contentVersionRules, contentVersionStateTables } from './rules'

/** One version of a file: the file sent, whether it was found clean, and where its bytes are stored. */
export const contentVersionObject = defineObject({
  apiName: 'ContentVersion',
  keyPrefix: '068',
  label: { en: 'File version', es: 'Versión del archivo' },
  labelPlural: { en: 'File versions', es: 'Versiones del archivo' },
  fields: {
    Title: {
      dataType: 'String',
      label: { en: 'Title', es: 'Título' },
      length: 255,
      nameField: true,
      required: true,
    },
    ContentDocumentId: {
      dataType: 'Reference',
      label: { en: 'File ID', es: 'Id. de archivo' },
      referenceTo: 'ContentDocument',
      relationshipName: 'ContentDocument',
      deletedWithParent: true,
      childRelationshipName: 'ContentVersions',
      required: true,
    },
    VersionNumber: {
      dataType: 'Int',
      label: { en: 'Version', es: 'Número de versión' },
      required: true,
      defaultValue: 1,
    },
    IsLatest: {
      dataType: 'Boolean',
      label: { en: 'Latest', es: 'La más reciente' },
      required: true,
      defaultValue: true,
    },
    PathOnClient: {
      dataType: 'String',
      label: { en: 'File name', es: 'Nombre del archivo' },
      length: 255,
      required: true,
    },
    FileExtension: { dataType: 'String', label: { en: 'File extension', es: 'Extensión' }, length: 10 },
    Media_Type__c: { dataType: 'String', label: { en: 'Media type', es: 'Tipo de contenido' }, length: 100 },
    ContentSize: {
      dataType: 'Int',
      label: { en: 'Size in bytes', es: 'Tamaño en bytes' },
      required: true,
    },
    Scan_Status__c: {
      dataType: 'Picklist',
      label: { en: 'Virus scan', es: 'Análisis de virus' },
      required: true,
      defaultValue: 'Pending',
      values: scanStatusValues,
    },
    VersionDataUrl: {
      dataType: 'String',
      label: { en: 'Download address', es: 'Dirección de descarga' },
      length: 255,
    },
    Checksum: { dataType: 'String', label: { en: 'SHA-256', es: 'SHA-256' }, length: 64 },
    Storage_Key__c: {
      dataType: 'String',
      label: { en: 'Storage key', es: 'Clave de almacenamiento' },
      length: 255,
    },
  },
  layouts: contentVersionLayouts,
  listViews: contentVersionListViews,
  relatedLists: contentVersionRelatedLists,
  derived: contentVersionDerived,
  rules: contentVersionRules,
  stateTables: contentVersionStateTables,
  afterRules: contentVersionAfterRules,
  access: contentVersionAccess,
})
