import type { Language } from '@porchlight/metadata'

/** The contents of a demo case, in both languages. */
export interface CaseText {
  readonly subject: string
  readonly description: string
  /** The advisor's answer. */
  readonly reply: string
  /** The customer's reply. */
  readonly thanks: string
}

/** A customer's cases of one type alternate between the two. */
type TwoTexts = readonly [CaseText, CaseText]

export type CaseType = 'Question' | 'Billing' | 'Enrollment' | 'Service_Change' | 'Complaint'

/** Two conversations for each type and language; their contents are invented. */
export const caseTexts: Readonly<Record<CaseType, Readonly<Record<Language, TwoTexts>>>> = {
  Question: {
    en: [
      {
        subject: 'When does my plan end?',
        description: 'I would like to know when my contract ends and what happens then.',
        reply: 'Your contract end date is on your plan page. We write to you three times before it.',
        thanks: 'Thank you, I found it.',
      },
      {
        subject: 'Can I have another due date?',
        description: 'My pay comes on the fifth. Can my bill be due after that?',
        reply: 'Yes. From your next bill on, it is due on the tenth of the month.',
        thanks: 'That helps a lot. Thank you.',
      },
    ],
    es: [
      {
        subject: '¿Cuándo termina mi plan?',
        description: 'Quisiera saber cuándo termina mi contrato y qué pasa después.',
        reply: 'La fecha de fin está en la página de su plan. Le escribiremos tres veces antes de ese día.',
        thanks: 'Gracias, ya la encontré.',
      },
      {
        subject: '¿Puedo cambiar la fecha de vencimiento?',
        description: 'Me pagan el día cinco. ¿Puede vencer mi factura después de ese día?',
        reply: 'Sí. Desde su próxima factura, vence el día diez del mes.',
        thanks: 'Eso me ayuda mucho. Gracias.',
      },
    ],
  },
  Billing: {
    en: [
      {
        subject: 'My bill is higher than last month',
        description: 'My bill went up and nothing changed at home. Can you check the reading?',
        reply: 'We checked the reading with your utility. The month had more hot days and two days more.',
        thanks: 'That explains it. Thank you for checking.',
      },
      {
        subject: 'What is the delivery charge?',
        description: 'There is a delivery charge on my bill. Who charges it, and for what?',
        reply: 'Your utility charges it for its lines and meters. We pass it on without adding to it.',
        thanks: 'Now I understand my bill. Thank you.',
      },
    ],
    es: [
      {
        subject: 'Mi factura es más alta que la del mes pasado',
        description: 'Mi factura subió y en casa nada cambió. ¿Pueden revisar la lectura?',
        reply:
          'Revisamos la lectura con la compañía de distribución. El mes tuvo más días calurosos y dos días más.',
        thanks: 'Eso lo explica. Gracias por revisar.',
      },
      {
        subject: '¿Qué es el cargo por distribución?',
        description: 'En mi factura hay un cargo por distribución. ¿Quién lo cobra y por qué?',
        reply:
          'Lo cobra su compañía de distribución por las líneas y los medidores. Lo pasamos sin agregar nada.',
        thanks: 'Ahora entiendo mi factura. Gracias.',
      },
    ],
  },
  Enrollment: {
    en: [
      {
        subject: 'Is my enrollment complete?',
        description: 'I signed up last week. Is there anything that you still need from me?',
        reply: 'Your proof of residence is still missing. You can send a photo from your enrollment page.',
        thanks: 'I just sent it.',
      },
      {
        subject: 'When does my service start?',
        description: 'I asked for the first of the month. Is that day certain?',
        reply: 'Your utility has confirmed the day. Somebody need not be at home.',
        thanks: 'Good to know. Thank you.',
      },
    ],
    es: [
      {
        subject: '¿Está completa mi inscripción?',
        description: 'Me inscribí la semana pasada. ¿Necesitan algo más de mi parte?',
        reply:
          'Todavía falta su comprobante de domicilio. Puede enviar una foto desde la página de su inscripción.',
        thanks: 'Acabo de enviarlo.',
      },
      {
        subject: '¿Cuándo empieza mi servicio?',
        description: 'Pedí el primero del mes. ¿Ya es seguro ese día?',
        reply: 'Su compañía de distribución confirmó el día. No hace falta que haya alguien en casa.',
        thanks: 'Qué bueno saberlo. Gracias.',
      },
    ],
  },
  Service_Change: {
    en: [
      {
        subject: 'I am moving next month',
        description: 'We move to another apartment next month. How do I take my plan with me?',
        reply: 'Send us the new address and the day. We start service there and end it here on that day.',
        thanks: 'We move on the first. I will send the address tonight.',
      },
      {
        subject: 'Please correct my mailing address',
        description: 'My letters go to my old address. My service address is right.',
        reply: 'We corrected the mailing address. Your next letter comes to the new one.',
        thanks: 'The letter came to the right address. Thank you.',
      },
    ],
    es: [
      {
        subject: 'Me mudo el próximo mes',
        description: 'Nos mudamos a otro apartamento el próximo mes. ¿Cómo llevo mi plan?',
        reply:
          'Envíenos la dirección nueva y el día. Iniciamos el servicio allá y lo terminamos aquí ese día.',
        thanks: 'Nos mudamos el primero. Esta noche envío la dirección.',
      },
      {
        subject: 'Corrijan mi dirección postal, por favor',
        description: 'Mis cartas llegan a mi dirección anterior. La dirección del servicio está bien.',
        reply: 'Corregimos la dirección postal. Su próxima carta llegará a la nueva.',
        thanks: 'La carta llegó a la dirección correcta. Gracias.',
      },
    ],
  },
  Complaint: {
    en: [
      {
        subject: 'Complaint about a fee',
        description: 'I paid before the due date and was charged a late fee. Please remove it.',
        reply: 'We received your complaint and are checking the day your payment arrived.',
        thanks: 'My bank shows the payment two days before the due date.',
      },
      {
        subject: 'Complaint about how I was called',
        description: 'I was called three times in one evening about a plan that I did not ask for.',
        reply: 'We received your complaint and are checking who called you.',
        thanks: 'The calls came from the same number each time.',
      },
    ],
    es: [
      {
        subject: 'Queja por un cargo',
        description:
          'Pagué antes de la fecha de vencimiento y me cobraron un cargo por atraso. Favor de quitarlo.',
        reply: 'Recibimos su queja y estamos revisando el día en que llegó su pago.',
        thanks: 'Mi banco muestra el pago dos días antes del vencimiento.',
      },
      {
        subject: 'Queja por las llamadas',
        description: 'Me llamaron tres veces en una noche por un plan que no pedí.',
        reply: 'Recibimos su queja y estamos revisando quién le llamó.',
        thanks: 'Las llamadas vinieron cada vez del mismo número.',
      },
    ],
  },
}
