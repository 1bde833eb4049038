import type { ActionRecord, FieldScalar, QuickActionDeclaration } from '@porchlight/metadata'
import { change, done, label, refused, staff } from '../../../customers/objects/action-kinds'
import { localDay } from '../../../customers/rules/calendar-day'

const open: readonly FieldScalar[] = ['Open', 'Rejected']
const isUnsettled = ({ values }: ActionRecord) => values.Status__c !== 'Resolved'

/** Notes on behalf of a customer who calls that it is settled; only evidence resolves it. */
const markChecking: QuickActionDeclaration = {
  apiName: 'Notice__c.MarkChecking',
  label: label('Customer says it is settled', 'El cliente dice que está resuelto'),
  type: 'Update',
  icon: 'time',
  section: 'Page',
  targetObjectApiName: 'Notice__c',
  fields: [
    { fieldApiName: 'Customer_Confirmed__c', required: true },
    { fieldApiName: 'Internal_Notes__c', label: label('What they sent or said', 'Qué enviaron o dijeron') },
  ],
  performers: staff,
  reads: ['Status__c', 'Internal_Notes__c'],
  grants: [{ objectApiName: 'Notice__c', update: ['Customer_Confirmed__c', 'Confirmed_Date__c'] }],
  isOffered: ({ values }) => open.includes(values.Status__c ?? null),
  effect: ({ record, input, now }) =>
    input.Customer_Confirmed__c === true
      ? done([
          change(record, {
            Status__c: 'Checking',
            Customer_Confirmed__c: true,
            Confirmed_Date__c: localDay(now),
            Internal_Notes__c: input.Internal_Notes__c ?? undefined,
          }),
        ])
      : refused(
          'Customer_Confirmed__c',
          'Confirm that the balance is settled.',
          'Confirme que el saldo está resuelto.',
        ),
  successMessage: label('The notice is being checked.', 'El aviso está en revisión.'),
}

const resolve: QuickActionDeclaration = {
  apiName: 'Notice__c.Resolve',
  label: label('Resolve with evidence', 'Resolver con prueba'),
  type: 'Update',
  icon: 'approve',
  section: 'Page',
  targetObjectApiName: 'Notice__c',
  fields: [
    { fieldApiName: 'Evidence__c', required: true },
    { fieldApiName: 'Internal_Notes__c', label: label('Where it is found', 'Dónde se encuentra') },
  ],
  performers: staff,
  reads: ['Status__c'],
  isOffered: isUnsettled,
  effect: ({ record, input, now }) => {
    if (!isUnsettled(record)) {
      return refused('Status__c', 'This notice is resolved already.', 'Este aviso ya está resuelto.')
    }
    const resolved = change(record, {
      Status__c: 'Resolved',
      Evidence__c: input.Evidence__c ?? null,
      Resolved_Date__c: localDay(now),
      Internal_Notes__c: input.Internal_Notes__c ?? undefined,
    })
    return done([resolved])
  },
  successMessage: label('The notice was resolved.', 'El aviso fue resuelto.'),
}

export const noticeActions: readonly QuickActionDeclaration[] = [markChecking, resolve]
