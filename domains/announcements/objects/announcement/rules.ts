import { inOrder, type RuleContext, type StateTable, type ValidationRule } from '@porchlight/metadata'
import { isWarning } from '../../facts/announcement-warnings'

/** What customers read, where and when. */
const content = [
  'Name',
  'Headline_ES__c',
  'Text__c',
  'Text_ES__c',
  'Brand__c',
  'Kind__c',
  'Starts_At__c',
  'Ends_At__c',
] as const

const heldIn = (values: RuleContext['previous'], field: string) => values?.[field] ?? null

/** The id of the one who writes; null for a guest. */
const writerOf = (viewer: RuleContext['viewer']) => (viewer.class === 'guest' ? null : viewer.userId)

/** Whether the announcement comes into that state by this write. */
const becomes = ({ next, previous }: RuleContext, state: string) =>
  next.Status__c === state && heldIn(previous, 'Status__c') !== state

/** The requester and the decider are whoever acts, at that moment, and remain until it is requested again. */
const ownNames: readonly ValidationRule[] = [
  {
    name: 'approvalIsRequestedInOnesOwnName',
    check: (context) => {
      const { next, previous, viewer } = context
      const expected = becomes(context, 'Waiting') ? writerOf(viewer) : heldIn(previous, 'Requested_By__c')
      if (heldIn(next, 'Requested_By__c') === expected) return null
      return {
        fieldApiName: 'Requested_By__c',
        message: {
          en: 'Use “Request approval”: it is requested in your own name.',
          es: 'Use «Solicitar aprobación»: se solicita en su propio nombre.',
        },
      }
    },
  },
  {
    name: 'approvalIsDecidedInOnesOwnName',
    check: ({ next, previous, viewer }) => {
      const decider = heldIn(next, 'Decided_By__c')
      if (decider === heldIn(previous, 'Decided_By__c')) return null
      const isDecided = previous?.Status__c === 'Waiting' && next.Status__c !== 'Waiting'
      const isBegunAnew = decider === null && next.Status__c === 'Waiting'
      if (isBegunAnew || (isDecided && decider === writerOf(viewer))) return null
      return {
        fieldApiName: 'Decided_By__c',
        message: { en: 'Decide in your own name.', es: 'Decida en su propio nombre.' },
      }
    },
  },
]

export const announcementRules: readonly ValidationRule[] = [
  inOrder('Starts_At__c', 'Ends_At__c'),
  ...ownNames,
  {
    name: 'whatInformsEverybodyIsPublishedByTwo',
    check: (context) => {
      const { next, previous, viewer } = context
      if (isWarning(next.Kind__c) || !becomes(context, 'Published')) return null
      const requester = heldIn(previous, 'Requested_By__c')
      const isSecond =
        previous?.Status__c === 'Waiting' &&
        requester !== null &&
        requester !== writerOf(viewer) &&
        next.Decided_By__c === writerOf(viewer)
      if (isSecond) return null
      return {
        fieldApiName: 'Status__c',
        message: {
          en: 'Someone else has to approve this before it is published: request approval.',
          es: 'Otra persona debe aprobarlo antes de que se publique: solicite la aprobación.',
        },
      }
    },
  },
  {
    name: 'whatIsApprovedIsWhatIsRead',
    check: ({ next, previous }) => {
      const state = previous?.Status__c
      if (previous === null || (state !== 'Waiting' && state !== 'Published')) return null
      if (isWarning(previous.Kind__c) && isWarning(next.Kind__c)) return null
      const fieldApiName = content.find((field) => heldIn(next, field) !== heldIn(previous, field))
      if (fieldApiName === undefined) return null
      return {
        fieldApiName,
        message:
          state === 'Waiting'
            ? {
                en: 'This is waiting for approval. Return it to draft before you change it.',
                es: 'Esto está en espera de aprobación. Devuélvalo a borrador antes de cambiarlo.',
              }
            : {
                en: 'This was approved and can’t be changed. Withdraw it and publish another.',
                es: 'Esto ya se aprobó y no se puede cambiar. Retírelo y publique otro.',
              },
      }
    },
  },
]

export const announcementStateTables: readonly StateTable[] = [
  {
    fieldApiName: 'Status__c',
    initial: ['Draft'],
    transitions: {
      Draft: ['Waiting', 'Published'],
      Waiting: ['Published', 'Draft'],
      Published: ['Withdrawn'],
    },
  },
]
