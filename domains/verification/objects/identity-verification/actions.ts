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

export const identityVerificationActions: readonly QuickActionDeclaration[] = [resend]
