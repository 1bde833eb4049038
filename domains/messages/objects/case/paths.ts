import type { LayoutsDeclaration } from '@porchlight/metadata'

/** What an advisor does with a case, from the message to the answer. */
export const casePaths: NonNullable<LayoutsDeclaration['paths']> = {
  Status: {
    New: {
      guidance: {
        en: 'Read the message, choose its type and priority, and take the case. Complaints have 21 days.',
        es: 'Lea el mensaje, elija su tipo y prioridad, y asuma el caso. Las quejas tienen 21 días.',
      },
      keyFields: ['Type', 'Priority', 'OwnerId', 'Reply_Due__c'],
    },
    Working: {
      guidance: {
        en: 'Answer before the reply is due: what happened, what you did, and what comes next.',
        es: 'Responda antes del plazo: qué pasó, qué hizo usted y qué sigue.',
      },
      keyFields: ['Reply_Due__c', 'First_Reply__c', 'Complaint_Due_Date__c'],
    },
    'Waiting on Customer': {
      guidance: {
        en: 'The clock stands still. Say in the reply exactly what you need, and until when.',
        es: 'El reloj está detenido. Diga en la respuesta exactamente qué necesita y para cuándo.',
      },
      keyFields: ['Clock_Paused__c', 'First_Reply__c'],
    },
    Escalated: {
      guidance: {
        en: 'Tell your supervisor what was tried, in the internal comments. The customer keeps one contact.',
        es: 'Diga a su supervisor qué se intentó, en los comentarios internos. El cliente conserva un solo contacto.',
      },
      keyFields: ['OwnerId', 'Comments', 'Complaint_Due_Date__c'],
    },
    Closed: {
      guidance: {
        en: 'The customer reads the resolution. Open the case again when an answer comes.',
        es: 'El cliente lee la resolución. Reabra el caso si llega una respuesta.',
      },
      keyFields: ['Resolution__c', 'ClosedDate'],
    },
  },
}
