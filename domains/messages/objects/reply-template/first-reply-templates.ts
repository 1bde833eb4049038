/** A template that every brand begins with. */
interface FirstReplyTemplate {
  /** The basis of its id, besides the brand; it never changes. */
  readonly key: string
  /** A value of `Case_Type__c`; null fits all. */
  readonly caseType: string | null
  readonly label: Readonly<Record<'en' | 'es', string>>
  readonly text: Readonly<Record<'en' | 'es', string>>
}

/** What advisors can answer with before anybody of the brand has written a template, in the order of the list. */
export const firstReplyTemplates: readonly FirstReplyTemplate[] = [
  {
    key: 'looking',
    caseType: null,
    label: { en: 'We are looking into it', es: 'Lo estamos revisando' },
    text: {
      en: 'Hello {firstName},\n\nThank you for your message. We are looking into it and will write to you here as soon as we know more. Your case number is {number}.\n\nYour {brand} team',
      es: 'Hola, {firstName}:\n\nGracias por su mensaje. Lo estamos revisando y le escribiremos aquí en cuanto sepamos más. Su número de caso es {number}.\n\nSu equipo de {brand}',
    },
  },
  {
    key: 'bill',
    caseType: 'Billing',
    label: { en: 'Your bill explained', es: 'Explicación de la factura' },
    text: {
      en: 'Hello {firstName},\n\nYour bill has two parts: the energy you used, at the price of your plan, and the delivery charges of your utility, which we pass on without a markup. “Why did my bill change?” on the page of the bill compares it with the one before.\n\nIf something still looks wrong, write to us here and we will check it with you.\n\nYour {brand} team',
      es: 'Hola, {firstName}:\n\nSu factura tiene dos partes: la energía que usó, al precio de su plan, y los cargos de entrega de su compañía de distribución, que trasladamos sin recargo. En la página de la factura, «¿Por qué cambió mi factura?» la compara con la anterior.\n\nSi algo todavía no le parece correcto, escríbanos aquí y lo revisamos con usted.\n\nSu equipo de {brand}',
    },
  },
  {
    key: 'payment',
    caseType: 'Billing',
    label: { en: 'Payment received', es: 'Pago recibido' },
    text: {
      en: 'Hello {firstName},\n\nYour payment has arrived, and your account shows it now. There is nothing more you need to do.\n\nYour {brand} team',
      es: 'Hola, {firstName}:\n\nSu pago llegó y ya aparece en su cuenta. No tiene que hacer nada más.\n\nSu equipo de {brand}',
    },
  },
  {
    key: 'document',
    caseType: 'Enrollment',
    label: { en: 'A document is missing', es: 'Falta un documento' },
    text: {
      en: 'Hello {firstName},\n\nTo continue we need a document from you. Open “Documents” in your account to see which one; a photo taken with your phone is enough.\n\nYour {brand} team',
      es: 'Hola, {firstName}:\n\nPara continuar necesitamos un documento suyo. Abra «Documentos» en su cuenta para ver cuál; basta con una foto tomada con su teléfono.\n\nSu equipo de {brand}',
    },
  },
  {
    key: 'utility',
    caseType: 'Service_Change',
    label: { en: 'Waiting for the utility', es: 'En espera de la distribuidora' },
    text: {
      en: 'Hello {firstName},\n\nWe have asked your utility and are waiting for its answer, which usually takes one or two business days. We will write to you here when we have it.\n\nYour {brand} team',
      es: 'Hola, {firstName}:\n\nConsultamos a su compañía de distribución y esperamos su respuesta, que suele tardar uno o dos días hábiles. Le escribiremos aquí cuando la tengamos.\n\nSu equipo de {brand}',
    },
  },
  {
    key: 'deletion',
    caseType: null,
    label: { en: 'Deletion of personal data', es: 'Eliminación de datos personales' },
    text: {
      en: 'Hello {firstName},\n\nThank you for your message. We can delete your data once your service has ended, the final bill is paid and nothing is open. “Your data” under your profile says what is deleted and what the law makes us store; there you can also download a copy first. When everything is settled, write to us here.\n\nYour {brand} team',
      es: 'Hola, {firstName}:\n\nGracias por su mensaje. Podemos eliminar sus datos cuando su servicio haya terminado, la factura final esté pagada y no quede nada pendiente. En «Sus datos», en su perfil, puede ver qué se elimina y qué nos obliga la ley a conservar; allí también puede descargar antes una copia. Cuando todo esté resuelto, escríbanos aquí.\n\nSu equipo de {brand}',
    },
  },
  {
    key: 'settled',
    caseType: null,
    label: { en: 'This is settled', es: 'Asunto resuelto' },
    text: {
      en: 'Hello {firstName},\n\nThis is settled now. If anything is left open, reply here and we will take it up again.\n\nYour {brand} team',
      es: 'Hola, {firstName}:\n\nEl asunto ya quedó resuelto. Si algo sigue pendiente, responda aquí y lo retomaremos.\n\nSu equipo de {brand}',
    },
  },
]
