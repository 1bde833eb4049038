import {
  type DataService,
  getNavItems,
  getRecordActions,
  performQuickAction,
} from '@porchlight/data-service-client'

export async function offerActions(dataService: DataService, recordId: string) {
  const actions = await dataService.read(getRecordActions, { recordIds: recordId, sections: ['Page'] })
  const items = await dataService.read(getNavItems, { formFactor: 'Small' })
  return {
    actions: 'data' in actions ? (actions.data.actions[recordId]?.actions.length ?? 0) : 0,
    navigation: 'data' in items ? items.data.navItems.map(({ label }) => label) : [],
  }
}

/** Readers of the record, and of lists that may contain it, are updated. */
export function reply(dataService: DataService, caseId: string, text: string) {
  return dataService.write(performQuickAction, {
    actionApiName: 'Case.Reply',
    contextId: caseId,
    apiName: 'CaseComment',
    fields: { CommentBody: text },
  })
}
