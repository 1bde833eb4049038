import type { FieldScalar, QuickActionDeclaration } from '@porchlight/metadata'
import { change, done, label, orderLink, refused, staff, text } from '../../../customers/objects/action-kinds'
import { identityLinkMs } from '../../../enrollment/rules/identity-link'

/** A link is not sent again within a minute: one that is on its way seems lost to an impatient caller. */
const coolDownMs = 60_000

const resendable: readonly FieldScalar[] = ['Sent', 'Expired', 'Failed']

const resend: QuickActionDeclaration = {
  apiName: 'Identity_Verification__c.Resend',
  label: label('Resend verification link', 'Reenviar enlace de verificación'),
  type: 'Update',
  icon: 'mail',
  section: 'Page',
  targetObjectApiName: 'Identity_Verification__c',
  fields: [],
  performers: staff,
  reads: ['Status__c', 'Order__c', 'Sent_At__c', 'Times_Sent__c'],
  grants: [
    {
      objectApiName: 'Identity_Verification__c',
      update: [
        'Status__c',
        'Sent_Channel__c',
        'Sent_At__c',
        'Expires_At__c',
        'Completed_At__c',
        'Times_Sent__c',
      ],
    },
  ],
  services: ['sendOrderLink'],
  isOffered: ({ values }) => resendable.includes(values.Status__c ?? null) && values.Order__c !== null,
  effect: ({ record, now }) => {
    const {
      Status__c: status = null,
      Order__c: order,
      Sent_At__c: sentAt,
      Times_Sent__c: times,
    } = record.values
    if (!resendable.includes(status)) {
      return refused('Status__c', 'This verification is under way.', 'Esta verificación está en curso.')
    }
    if (text(order) === '') {
      return refused('Order__c', 'There is no order to verify for.', 'No hay una orden que verificar.')
    }
    if (now.getTime() - Date.parse(text(sentAt)) < coolDownMs) {
      return refused(
        'Sent_At__c',
        'The link was sent a moment ago. Wait a minute.',
        'El enlace se envió hace un momento. Espere un minuto.',
      )
    }
    const sent = change(record, {
      Status__c: 'Sent',
      Sent_Channel__c: 'Email',
      Sent_At__c: now.toISOString(),
      Expires_At__c: new Date(now.getTime() + identityLinkMs).toISOString(),
      Completed_At__c: null,
      Times_Sent__c: Number(times ?? 0) + 1,
    })
    return done([sent], orderLink(text(order), 'verification'))
  },
  successMessage: label('The link is on its way.', 'El enlace está en camino.'),
}

/** A check that nobody but a person can end: by the documents, with the reason in the notes. */
function decision(
  name: 'Confirm' | 'Decline',
  status: 'Passed' | 'Failed',
  words: Pick<QuickActionDeclaration, 'label' | 'icon' | 'successMessage'>,
): QuickActionDeclaration {
  return {
    apiName: `Identity_Verification__c.${name}`,
    type: 'Update',
    section: 'Page',
    targetObjectApiName: 'Identity_Verification__c',
    fields: [{ fieldApiName: 'Internal_Notes__c', required: true }],
    performers: ['supervisor', 'admin'],
    reads: ['Status__c'],
    grants: [],
    isOffered: ({ values }) => values.Status__c === 'Manual_Review',
    effect: ({ record, input, now }) =>
      record.values.Status__c === 'Manual_Review'
        ? done([
            change(record, {
              Status__c: status,
              Completed_At__c: now.toISOString(),
              Internal_Notes__c: input.Internal_Notes__c,
            }),
          ])
        : refused(
            'Status__c',
            'This verification is not ours to decide now.',
            'Ahora no nos toca decidir esta verificación.',
          ),
    ...words,
  }
}

const confirm = decision('Confirm', 'Passed', {
  label: label('Confirm identity', 'Confirmar identidad'),
  icon: 'approve',
  successMessage: label('The identity is confirmed.', 'La identidad quedó confirmada.'),
})

const decline = decision('Decline', 'Failed', {
  label: label('Not confirmed', 'No confirmada'),
  icon: 'close',
  successMessage: label(
    'The identity is not confirmed. The customer is asked for a document.',
    'La identidad no quedó confirmada. Se le pide un documento al cliente.',
  ),
})

export const identityVerificationActions: readonly QuickActionDeclaration[] = [confirm, decline, resend]
