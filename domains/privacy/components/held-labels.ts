import { defineLabels } from '@porchlight/i18n'

/** The data held of a customer, by group, and how they are handled. */
export const heldLabels = defineLabels({
  heldTitle: { en: 'What we hold, and why', es: 'Qué tenemos y para qué' },
  person: { en: 'You and your sign-in', es: 'Usted y su acceso' },
  personWhy: {
    en: 'Your name, email, phones and language, to know that it is you and to reach you.',
    es: 'Su nombre, correo electrónico, teléfonos e idioma, para saber que es usted y comunicarnos con usted.',
  },
  contracts: { en: 'Accounts and orders', es: 'Cuentas y pedidos' },
  contractsWhy: {
    en: 'Your addresses, plans and orders, to supply your home as agreed.',
    es: 'Sus direcciones, planes y pedidos, para darle el servicio acordado.',
  },
  usage: { en: 'Usage', es: 'Consumo' },
  usageWhy: {
    en: 'What your meter measured, to bill it and to show you where it goes. Daily readings are deleted after {months} months.',
    es: 'Lo que midió su medidor, para facturarlo y mostrarle en qué se usa. Las lecturas diarias se eliminan después de {months} meses.',
  },
  money: { en: 'Bills and payments', es: 'Facturas y pagos' },
  moneyWhy: {
    en: 'What was charged, paid, returned or held as a deposit. We never hold a full card or bank account number.',
    es: 'Lo que se cobró, pagó, devolvió o guardó como depósito. Nunca guardamos un número completo de tarjeta o de cuenta bancaria.',
  },
  messages: { en: 'Messages', es: 'Mensajes' },
  messagesWhy: {
    en: 'Your messages to us, and our replies.',
    es: 'Sus mensajes y nuestras respuestas.',
  },
  documents: { en: 'Documents', es: 'Documentos' },
  documentsWhy: {
    en: 'The documents that an order needed, and the files that you sent. Once decided, they are deleted {days} days after we received them.',
    es: 'Los documentos que un pedido necesitó y los archivos que envió. Una vez decididos, se eliminan {days} días después de recibirlos.',
  },
  checks: { en: 'Checks and notices', es: 'Verificaciones y avisos' },
  checksWhy: {
    en: 'Whether your identity was confirmed, and any balance or switch-hold that stopped an order.',
    es: 'Si se confirmó su identidad, y cualquier saldo o suspensión de cambio que detuvo un pedido.',
  },
  choices: { en: 'Consents and alerts', es: 'Consentimientos y alertas' },
  choicesWhy: {
    en: 'What you agreed to and the alerts you chose, to send you only what you want.',
    es: 'Lo que aceptó y las alertas que eligió, para enviarle solo lo que desea.',
  },
  views: { en: 'Who looked', es: 'Quién consultó' },
  viewsWhy: {
    en: 'When one of our staff saw your pages, and the reason they gave.',
    es: 'Cuándo alguien de nuestro personal vio sus páginas y por qué motivo.',
  },
  deleteText: {
    en: 'Once your service has ended and everything is paid, you can have your data deleted: your name, contact details, sign-in, messages, documents, payment methods and meter reads. The law makes us store bills, payments, orders and consents. They stay without your name and street.',
    es: 'Cuando su servicio haya terminado y todo esté pagado, puede pedir que se eliminen sus datos: su nombre, sus datos de contacto, su acceso, sus mensajes, sus documentos, sus métodos de pago y las lecturas de su medidor. La ley nos obliga a conservar las facturas, los pagos, los pedidos y los consentimientos. Quedan sin su nombre ni su calle.',
  },
})
