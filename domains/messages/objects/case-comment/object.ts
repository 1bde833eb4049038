import { defineObject } from '@porchlight/metadata'
import { longestReply } from '../../facts/reply-length'
import { caseCommentAccess } from './access'
import { caseCommentLayouts } from './layouts'
import { caseCommentListViews } from './list-views'
import { caseCommentRelatedLists } from './related-lists'
import { caseCommentDerived, caseCommentRules, caseCommentStateTables } from './rules'
import { caseCommentSearch } from './search'

/** One entry in a case, by the customer or by us. Text for staff only goes to the case's internal comments. */
export const caseCommentObject = defineObject({
  apiName: 'CaseComment',
  keyPrefix: '00a',
  label: { en: 'Case comment', es: 'Comentario del caso' },
  labelPlural: { en: 'Case comments', es: 'Comentarios del caso' },
  fields: {
    Name: {
      dataType: 'String',
      label: { en: 'Beginning', es: 'Comienzo' },
      length: 80,
      nameField: true,
    },
    ParentId: {
      dataType: 'Reference',
      label: { en: 'Case ID', es: 'Id. de caso' },
      referenceTo: 'Case',
      relationshipName: 'Parent',
      childRelationshipName: 'CaseComments',
      required: true,
    },
    CommentBody: {
      dataType: 'TextArea',
      label: { en: 'Comment', es: 'Comentario' },
      length: longestReply,
      required: true,
    },
    Author__c: {
      dataType: 'Picklist',
      label: { en: 'Written by', es: 'Escrito por' },
      required: true,
      defaultValue: 'Customer',
      values: [
        { value: 'Customer', label: { en: 'Customer', es: 'Cliente' } },
        { value: 'Advisor', label: { en: 'Advisor', es: 'Asesor' } },
      ],
    },
    IsPublished: {
      dataType: 'Boolean',
      label: { en: 'Published', es: 'Publicado' },
      required: true,
      defaultValue: true,
    },
  },
  layouts: caseCommentLayouts,
  listViews: caseCommentListViews,
  relatedLists: caseCommentRelatedLists,
  search: caseCommentSearch,
  derived: caseCommentDerived,
  rules: caseCommentRules,
  stateTables: caseCommentStateTables,
  access: caseCommentAccess,
})
