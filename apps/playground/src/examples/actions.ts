import type {
  GetActionOverridesConfig,
  GetFormulaActivationConfig,
  GetLookupActionsConfig,
  GetObjectCreateActionsConfig,
  GetQuickActionDefaultsConfig,
  GetQuickActionInfoConfig,
  GetQuickActionLayoutConfig,
  GetRecordActionsConfig,
  GetRecordEditActionsConfig,
  GetRelatedListActionsConfig,
  GetRelatedListRecordActionsConfig,
  GetRelatedListsActionsConfig,
  PerformQuickActionInput,
} from '@porchlight/ui-api/client'
import type { Examples } from './example'

/** Available actions, their forms, and running them. */
export const actionExamples: Examples = {
  getRecordActions: {
    note: 'What may be done with a record.',
    names: ['caseId'],
    config: ({ caseId }) => ({ recordIds: [caseId], sections: ['Page'] }) satisfies GetRecordActionsConfig,
  },
  getRecordEditActions: {
    note: 'What may be done while a record is edited.',
    names: ['caseId'],
    config: ({ caseId }) => ({ recordIds: [caseId] }) satisfies GetRecordEditActionsConfig,
  },
  getObjectCreateActions: {
    note: 'What may be done while a record is made.',
    config: () => ({ objectApiName: 'Case' }) satisfies GetObjectCreateActionsConfig,
  },
  getLookupActions: {
    note: 'What a lookup to these objects offers.',
    config: () => ({ objectApiNames: ['Case'] }) satisfies GetLookupActionsConfig,
  },
  getRelatedListActions: {
    note: 'What a related list offers.',
    names: ['accountId'],
    config: ({ accountId }) =>
      ({ recordIds: [accountId], relatedListId: 'Cases' }) satisfies GetRelatedListActionsConfig,
  },
  getRelatedListsActions: {
    note: 'The same of several lists, each with a status of its own.',
    names: ['accountId'],
    config: ({ accountId }) =>
      ({
        recordIds: [accountId],
        relatedListsActionParameters: [{ relatedListId: 'Cases' }, { relatedListId: 'Orders' }],
      }) satisfies GetRelatedListsActionsConfig,
  },
  getRelatedListRecordActions: {
    note: 'What may be done with a row of a related list.',
    names: ['accountId', 'caseId'],
    config: ({ accountId, caseId }) =>
      ({
        recordIds: [accountId],
        relatedListRecordIds: [caseId],
      }) satisfies GetRelatedListRecordActionsConfig,
  },
  getGlobalActions: { note: 'What may be done from anywhere.', by: 'anyone', config: () => ({}) },
  getActionOverrides: {
    note: 'Which pages take the place of the standard ones.',
    config: () => ({ objectApiName: 'Case' }) satisfies GetActionOverridesConfig,
  },
  getFormulaActivation: {
    note: 'For which objects actions depend on the record.',
    config: () => ({ actionFeature: 'DynamicActions' }) satisfies GetFormulaActivationConfig,
  },
  getQuickActionInfo: {
    note: 'What a quick action is and does.',
    names: ['caseId'],
    config: ({ caseId }) =>
      ({ actionApiName: 'Case.Reply', parentRecordId: caseId }) satisfies GetQuickActionInfoConfig,
  },
  getQuickActionLayout: {
    note: 'The form of a quick action.',
    config: () => ({ actionApiName: 'Case.Reply' }) satisfies GetQuickActionLayoutConfig,
  },
  getQuickActionDefaults: {
    note: 'What that form starts with.',
    names: ['caseId'],
    config: ({ caseId }) =>
      ({ actionApiName: 'Case.Reply', parentRecordId: caseId }) satisfies GetQuickActionDefaultsConfig,
  },
  performQuickAction: {
    note: 'Replies to a message. Whoever shows the message reads it again.',
    names: ['caseId'],
    config: ({ caseId }) =>
      ({
        actionApiName: 'Case.Reply',
        contextId: caseId,
        fields: { CommentBody: 'Thank you, that helps.' },
      }) satisfies PerformQuickActionInput,
  },
  performUpdateRecordQuickAction: {
    note: 'The same for actions that change the record itself.',
    names: ['caseId'],
    config: ({ caseId }) =>
      ({
        actionApiName: 'Case.Reply',
        contextId: caseId,
        fields: { CommentBody: 'One more question.' },
      }) satisfies PerformQuickActionInput,
  },
}
