import { neededWhen, type RuleContext, type StateTable, type ValidationRule } from '@porchlight/metadata'
import { stepMoves } from '../../facts/campaign-values'
import { contentFields } from '../../facts/content-fields'
import { contentRules } from './content-rules'

/** Whether the campaign has just got this status. */
const becomes = ({ next, previous }: RuleContext, status: string) =>
  next.Status__c === status && previous?.Status__c !== status

export const campaignRules: readonly ValidationRule[] = [
  ...contentRules,
  {
    name: 'onlyADraftIsWritten',
    check: ({ next, previous }) => {
      if (previous === null || previous.Status__c === 'Draft') return null
      const changed = contentFields.find((field) => (next[field] ?? null) !== (previous[field] ?? null))
      return changed === undefined
        ? null
        : {
            fieldApiName: changed,
            message: {
              en: 'It was submitted. Take it back first; it then needs another approval.',
              es: 'Ya se envió a aprobación. Retírela primero; después necesitará otra aprobación.',
            },
          }
    },
  },
  {
    name: 'anApprovalIsInOnesOwnName',
    check: (context) => {
      const { next, viewer } = context
      if (!becomes(context, 'Approved')) return null
      const isOwnName =
        (viewer.class === 'supervisor' || viewer.class === 'admin') && next.Approved_By__c === viewer.userId
      return isOwnName
        ? null
        : {
            fieldApiName: 'Approved_By__c',
            message: { en: 'Approve in your own name.', es: 'Apruebe en su propio nombre.' },
          }
    },
  },
  {
    name: 'nobodyApprovesTheirOwnCampaign',
    check: ({ next }) =>
      next.Approved_By__c == null || next.Approved_By__c !== next.Submitted_By__c
        ? null
        : {
            fieldApiName: 'Approved_By__c',
            message: {
              en: 'Someone else has to approve this campaign.',
              es: 'Otra persona debe aprobar esta campaña.',
            },
          },
  },
  neededWhen('Approved_Hash__c', ({ Approved_By__c }) => Approved_By__c != null, {
    en: 'An approval names what it is of.',
    es: 'Una aprobación indica de qué es.',
  }),
]

/** A step of a person is one of `stepMoves`; a job begins to send, and ends when everyone had their turn. */
function transitions(): Record<string, string[]> {
  const moves: Record<string, string[]> = { Approved: ['Sending'], Sending: ['Sent'] }
  for (const { from, to } of Object.values(stepMoves)) {
    for (const status of from) moves[status] = [...(moves[status] ?? []), to]
  }
  return moves
}

export const campaignStateTables: readonly StateTable[] = [
  { fieldApiName: 'Status__c', initial: ['Draft'], transitions: transitions() },
]
