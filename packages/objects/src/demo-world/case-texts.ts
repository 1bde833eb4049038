import type { Language } from '@porchlight/metadata'

/** What a demo case is about, in both languages. */
export interface CaseText {
  readonly subject: string
  readonly description: string
  /** What the advisor answers. */
  readonly reply: string
  /** What the customer says then. */
  readonly thanks: string
}

export type CaseType = 'Question' | 'Billing' | 'Enrollment' | 'Service_Change' | 'Complaint'

/** One conversation for each type and language; what is said is invented. */
export const caseTexts: Readonly<Record<CaseType, Readonly<Record<Language, CaseText>>>> = {
  Question: {
    en: {
      subject: 'When does my plan end?',
      description: 'I would like to know when my contract ends and what happens then.',
      reply: 'Your contract end date is on your plan page. We write to you three times before it.',
      thanks: 'Thank you, I found it.',
    },
    es: {
      subject: '¿Cuándo termina mi plan?',
      description: 'Quisiera saber cuándo termina mi contrato y qué pasa después.',
      reply: 'La fecha de fin está en la página de su plan. Le escribiremos tres veces antes de ese día.',
      thanks: 'Gracias, ya la encontré.',
    },
  },
  Billing: {
    en: {
      subject: 'My bill is higher than last month',
      description: 'My bill went up and nothing changed at home. Can you check the reading?',
      reply: 'We checked the reading with your utility. The month had more hot days and two days more.',
      thanks: 'That explains it. Thank you for checking.',
    },
    es: {
      subject: 'Mi factura es más alta que la del mes pasado',
      description: 'Mi factura subió y en casa nada cambió. ¿Pueden revisar la lectura?',
      reply:
        'Revisamos la lectura con la compañía de distribución. El mes tuvo más días calurosos y dos días más.',
      thanks: 'Eso lo explica. Gracias por revisar.',
    },
  },
  Enrollment: {
    en: {
      subject: 'Is my enrollment complete?',
      description: 'I signed up last week. Is there anything that you still need from me?',
      reply: 'Your proof of residence is still missing. You can send a photo from your enrollment page.',
      thanks: 'I just sent it.',
    },
    es: {
      subject: '¿Está completa mi inscripción?',
      description: 'Me inscribí la semana pasada. ¿Necesitan algo más de mi parte?',
      reply:
        'Todavía falta su comprobante de domicilio. Puede enviar una foto desde la página de su inscripción.',
      thanks: 'Acabo de enviarlo.',
    },
  },
  Service_Change: {
    en: {
      subject: 'I am moving next month',
      description: 'We move to another apartment next month. How do I take my plan with me?',
      reply: 'Send us the new address and the day. We start service there and end it here on that day.',
      thanks: 'We move on the first. I will send the address tonight.',
    },
    es: {
      subject: 'Me mudo el próximo mes',
      description: 'Nos mudamos a otro apartamento el próximo mes. ¿Cómo llevo mi plan?',
      reply: 'Envíenos la dirección nueva y el día. Iniciamos el servicio allá y lo terminamos aquí ese día.',
      thanks: 'Nos mudamos el primero. Esta noche envío la dirección.',
    },
  },
  Complaint: {
    en: {
      subject: 'Complaint about a fee',
      description: 'I paid before the due date and was charged a late fee. Please remove it.',
      reply: 'We received your complaint and are checking the day your payment arrived.',
      thanks: 'My bank shows the payment two days before the due date.',
    },
    es: {
      subject: 'Queja por un cargo',
      description:
        'Pagué antes de la fecha de vencimiento y me cobraron un cargo por atraso. Favor de quitarlo.',
      reply: 'Recibimos su queja y estamos revisando el día en que llegó su pago.',
      thanks: 'Mi banco muestra el pago dos días antes del vencimiento.',
    },
  },
}
