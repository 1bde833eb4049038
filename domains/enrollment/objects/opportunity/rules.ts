import type { ObjectDeclaration, StateTable, ValidationRule } from '@porchlight/metadata'
import { inOrder, notNegative } from '@porchlight/metadata'
import { stageValues } from './stage-values'

/** Whether an offer is closed and won follows from its stage, as the platform has it. */
export const opportunityDerived: NonNullable<ObjectDeclaration['derived']> = {
  fields: ['IsClosed', 'IsWon'],
  compute: (next) => {
    const attributes = stageValues.find(({ value }) => value === next.StageName)?.attributes
    const known = attributes?.type === 'OpportunityStage' ? attributes : null
    return { IsClosed: known?.closed ?? false, IsWon: known?.won ?? false }
  },
}

export const opportunityRules: readonly ValidationRule[] = [
  ...notNegative('Amount', 'Probability'),
  inOrder('CloseDate', 'Contract_End_Date__c'),
]

export const opportunityStateTables: readonly StateTable[] = [
  {
    fieldApiName: 'StageName',
    initial: ['Prospecting', 'Proposal/Price Quote'],
    transitions: {
      Prospecting: ['Proposal/Price Quote', 'Closed Lost'],
      'Proposal/Price Quote': ['Closed Won', 'Closed Lost'],
    },
  },
]
