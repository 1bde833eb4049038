/** The labels specific to orders that start no service; starts of service use the default ones. */
const kinds = {
  Plan_Change: {
    title: 'typePlan_Change',
    stage: 'planStage',
    dayTitle: 'planDayTitle',
    undo: 'undoPlan',
    undone: 'planUndone',
  },
  Stop_Service: {
    title: 'typeStop_Service',
    stage: 'stopStage',
    dayTitle: 'stopDayTitle',
    undo: 'undoStop',
    undone: 'stopUndone',
  },
} as const

export type OrderKind = (typeof kinds)[keyof typeof kinds]

/** The labels of a change of plan or a stop of service, by the order's `Case_Type__c`; null for a start of service. */
export function orderKindOf(caseType: string | null | undefined): OrderKind | null {
  return caseType === 'Plan_Change' || caseType === 'Stop_Service' ? kinds[caseType] : null
}
