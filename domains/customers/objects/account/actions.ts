import type { QuickActionDeclaration } from '@porchlight/metadata'
import { done, label, refused, staff } from '../action-kinds'
import { phoneCall, phoneCallFields } from '../phone-call'

const logCall: QuickActionDeclaration = {
  apiName: 'Account.LogCall',
  label: label('Log a call', 'Registrar una llamada'),
  type: 'LogACall',
  icon: 'call',
  section: 'ActivityComposer',
  targetObjectApiName: 'Case',
  targetParentField: 'AccountId',
  fields: phoneCallFields,
  performers: staff,
  reads: ['ContactId'],
  effect: ({ record, input, viewer, now }) =>
    record.values.ContactId === null
      ? refused('ContactId', 'This account has no contact yet.', 'Esta cuenta aún no tiene un contacto.')
      : done([
          phoneCall(input, { contactId: record.values.ContactId ?? null, accountId: record.id }, viewer, now),
        ]),
  successMessage: label('The call was logged.', 'La llamada fue registrada.'),
}

export const accountActions: readonly QuickActionDeclaration[] = [logCall]
