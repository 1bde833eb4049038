import type { LayoutsDeclaration } from '@porchlight/metadata'

/** A campaign from the first word to the last message. */
export const campaignPaths: NonNullable<LayoutsDeclaration['paths']> = {
  Status__c: {
    Draft: {
      guidance: {
        en: 'Write both languages and choose to whom it goes. Then submit it for approval.',
        es: 'Escriba los dos idiomas y elija a quiénes se envía. Después, envíela a aprobación.',
      },
      keyFields: ['Purpose__c', 'Channel__c', 'Planned_At__c'],
    },
    Waiting: {
      guidance: {
        en: 'A supervisor or administrator who wrote nothing of it approves it. To change it, take it back.',
        es: 'La aprueba un supervisor o administrador que no escribió nada de ella. Para cambiarla, retírela.',
      },
      keyFields: ['Recipient_Count__c', 'Submitted_By__c', 'Planned_At__c'],
    },
    Approved: {
      guidance: {
        en: 'It is sent from the planned time on. To change it, take it back: it then needs another approval.',
        es: 'Se envía a partir del momento previsto. Para cambiarla, retírela: necesitará otra aprobación.',
      },
      keyFields: ['Approved_By__c', 'Planned_At__c', 'Recipient_Count__c'],
    },
    Sending: {
      guidance: {
        en: 'It is being sent. Pause it to look at something; stop it when it is wrong.',
        es: 'Se está enviando. Póngala en pausa para revisar algo; deténgala si está mal.',
      },
      keyFields: ['Sent_Count__c', 'Left_Out_Count__c', 'Recipient_Count__c'],
    },
    Paused: {
      guidance: {
        en: 'Nothing is sent until somebody resumes it.',
        es: 'No se envía nada hasta que alguien la reanude.',
      },
      keyFields: ['Sent_Count__c', 'Left_Out_Count__c', 'Recipient_Count__c'],
    },
    Sent: {
      guidance: {
        en: 'Everyone was written to, or was left out for a reason.',
        es: 'Se escribió a todos, o se dejó fuera a quien tenía un motivo.',
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
