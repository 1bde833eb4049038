import type { LayoutsDeclaration } from '@porchlight/metadata'

/** A campaign from the first word to the last message. */
export const campaignPaths: NonNullable<LayoutsDeclaration['paths']> = {
  Status__c: {
    Draft: {
      guidance: {
        en: 'Write it in both languages and choose who gets it. Then submit it for approval.',
        es: 'Escriba los dos idiomas y elija a quiénes se envía. Después, envíela a aprobación.',
      },
      keyFields: ['Purpose__c', 'Channel__c', 'Planned_At__c'],
    },
    Waiting: {
      guidance: {
        en: 'A supervisor or administrator who wrote none of it has to approve it. To change it, return it to draft.',
        es: 'La aprueba un supervisor o administrador que no escribió nada de ella. Para cambiarla, devuélvala a borrador.',
      },
      keyFields: ['Recipient_Count__c', 'Submitted_By__c', 'Planned_At__c'],
    },
    Approved: {
      guidance: {
        en: 'It will be sent from the planned time. To change it, return it to draft: it then needs approval again.',
        es: 'Se envía a partir del momento previsto. Para cambiarla, devuélvala a borrador: necesitará otra aprobación.',
      },
      keyFields: ['Approved_By__c', 'Planned_At__c', 'Recipient_Count__c'],
    },
    Sending: {
      guidance: {
        en: 'It is being sent. Pause it to check something, or stop it if something is wrong.',
        es: 'Se está enviando. Póngala en pausa para revisar algo; deténgala si está mal.',
      },
      keyFields: ['Sent_Count__c', 'Left_Out_Count__c', 'Recipient_Count__c'],
    },
    Paused: {
      guidance: {
        en: 'Nothing is sent until someone resumes it.',
        es: 'No se envía nada hasta que alguien la reanude.',
      },
      keyFields: ['Sent_Count__c', 'Left_Out_Count__c', 'Recipient_Count__c'],
    },
    Sent: {
      guidance: {
        en: 'Everyone either got the message or was left out for a reason.',
        es: 'Todos recibieron el mensaje o quedaron fuera por un motivo.',
      },
      keyFields: ['Sent_Count__c', 'Left_Out_Count__c', 'Ended_At__c'],
    },
    Stopped: {
      guidance: {
        en: 'Nothing more is sent. Write another campaign instead.',
        es: 'No se envía nada más. Escriba otra campaña en su lugar.',
      },
      keyFields: ['Sent_Count__c', 'Left_Out_Count__c', 'Ended_At__c'],
    },
  },
}
