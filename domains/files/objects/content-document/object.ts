import { defineObject } from '@porchlight/metadata'
import { contactReference } from '../../../customers/objects/references'
import { scanStatusValues } from '../scan-status-values'
import { contentDocumentAccess } from './access'
import { contentDocumentLayouts } from './layouts'
import { contentDocumentListViews } from './list-views'
import { contentDocumentRelatedLists } from './related-lists'
import { contentDocumentRules, contentDocumentStateTables } from './rules'
import { contentDocumentSearch } from './search'

/** A file that a customer sent, or that was made for them; its bytes are its versions'. */
export const contentDocumentObject = defineObject({
  apiName: 'ContentDocument',
  keyPrefix: '069',
  label: { en: 'File', es: 'Archivo' },
  labelPlural: { en: 'Files', es: 'Archivos' },
  fields: {
    Title: {
      dataType: 'String',
      label: { en: 'Title', es: 'Título' },
      length: 255,
      nameField: true,
      required: true,
      indexed: true,
    },
    Description: { dataType: 'TextArea', label: { en: 'Description', es: 'Descripción' }, length: 1000 },
    FileExtension: { dataType: 'String', label: { en: 'File extension', es: 'Extensión' }, length: 10 },
    ContentSize: { dataType: 'Int', label: { en: 'Size in bytes', es: 'Tamaño en bytes' } },
    Scan_Status__c: {
      dataType: 'Picklist',
      label: { en: 'Virus scan', es: 'Análisis de virus' },
      required: true,
      defaultValue: 'Pending',
      inlineHelpText: {
        en: 'Of the newest version. An infected file is removed; ask for it to be sent again.',
        es: 'De la versión más reciente. Un archivo infectado se elimina; pida que lo envíen otra vez.',
      },
      values: scanStatusValues,
    },
    // Staff may store their own files, which only they can see.
    Contact__c: { ...contactReference('ContentDocuments__r'), required: false },
  },
  layouts: contentDocumentLayouts,
  listViews: contentDocumentListViews,
  relatedLists: contentDocumentRelatedLists,
  search: contentDocumentSearch,
  rules: contentDocumentRules,
  stateTables: contentDocumentStateTables,
  access: contentDocumentAccess,
})
