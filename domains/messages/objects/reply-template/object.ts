import { defineObject } from '@porchlight/metadata'
import { brandValues } from '../../../customer-service/objects/brand-values'
import { mergeFieldsInWords } from '../../facts/merge-fields'
import { longestReply } from '../../facts/reply-length'
import { caseTypeValues } from '../case/case-types'
import { replyTemplateAccess } from './access'
import { replyTemplateLayouts } from './layouts'
import { replyTemplateListViews } from './list-views'
import { replyTemplateRelatedLists } from './related-lists'
import { replyTemplateRules, replyTemplateStateTables } from './rules'

const mergeFieldsHelp = {
  en: `Filled in as it is chosen: ${mergeFieldsInWords.join(' ')}`,
  es: `Se completan al elegirla: ${mergeFieldsInWords.join(' ')}`,
}

/** An answer that advisors of a brand write often, with merge fields that are filled in as it is chosen. */
export const replyTemplateObject = defineObject({
  apiName: 'Reply_Template__c',
  keyPrefix: 'a0r',
  label: { en: 'Reply template', es: 'Plantilla de respuesta' },
  labelPlural: { en: 'Reply templates', es: 'Plantillas de respuesta' },
  fields: {
    Name: {
      dataType: 'String',
      label: { en: 'Label', es: 'Etiqueta (inglés)' },
      inlineHelpText: {
        en: 'The name advisors see when they answer in English.',
        es: 'El nombre que ven los asesores cuando responden en inglés.',
      },
      length: 80,
      nameField: true,
      required: true,
    },
    Label_ES__c: {
      dataType: 'String',
      label: { en: 'Label (Spanish)', es: 'Etiqueta (español)' },
      length: 80,
      required: true,
    },
    Text__c: {
      dataType: 'TextArea',
      label: { en: 'Text', es: 'Texto (inglés)' },
      length: longestReply,
      required: true,
      inlineHelpText: mergeFieldsHelp,
    },
    Text_ES__c: {
      dataType: 'TextArea',
      label: { en: 'Text (Spanish)', es: 'Texto (español)' },
      length: longestReply,
      required: true,
      inlineHelpText: mergeFieldsHelp,
    },
    Brand__c: {
      dataType: 'Picklist',
      label: { en: 'Brand', es: 'Marca' },
      required: true,
      indexed: true,
      values: brandValues,
    },
    Case_Type__c: {
      dataType: 'Picklist',
      label: { en: 'Fits cases about', es: 'Sirve para casos sobre' },
      inlineHelpText: {
        en: 'Listed first in cases of this type. Leave empty for all cases.',
        es: 'Aparece primero en casos de este tipo. Déjelo vacío para todos los casos.',
      },
      values: caseTypeValues,
    },
    Position__c: {
      dataType: 'Int',
      label: { en: 'Place in the list', es: 'Lugar en la lista' },
      inlineHelpText: {
        en: 'Smaller numbers come first.',
        es: 'Los números menores van primero.',
      },
      required: true,
      defaultValue: 100,
    },
    Status__c: {
      dataType: 'Picklist',
      label: { en: 'Status', es: 'Estado' },
      required: true,
      defaultValue: 'Draft',
      indexed: true,
      values: [
        { value: 'Draft', label: { en: 'Draft', es: 'Borrador' } },
        { value: 'Offered', label: { en: 'Offered', es: 'Ofrecida' } },
        { value: 'Withdrawn', label: { en: 'Withdrawn', es: 'Retirada' } },
      ],
    },
  },
  layouts: replyTemplateLayouts,
  listViews: replyTemplateListViews,
  relatedLists: replyTemplateRelatedLists,
  rules: replyTemplateRules,
  stateTables: replyTemplateStateTables,
  access: replyTemplateAccess,
})
