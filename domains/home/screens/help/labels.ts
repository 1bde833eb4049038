import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  lead: {
    en: 'Do it here at any hour, or ask an advisor.',
    es: 'Hágalo aquí a cualquier hora o pregúntele a un asesor.',
  },
  tasksTitle: { en: 'What do you need?', es: '¿Qué necesita?' },
  writeTitle: { en: 'Write to an advisor', es: 'Escriba a un asesor' },
  writeText: {
    en: 'Sign in, and our answer waits in your account. Without a login, it comes by email.',
    es: 'Inicie sesión y la respuesta queda en su cuenta. Sin usuario, llega por correo.',
  },
  signIn: { en: 'Sign in to write to us', es: 'Iniciar sesión y escribir' },
  writeAsGuest: { en: 'Write without a login', es: 'Escribir sin usuario' },
  callTitle: { en: 'Call us', es: 'Llámenos' },
  payingTitle: { en: 'Help paying your bill', es: 'Ayuda para pagar su factura' },
  payingTime: {
    en: 'If you cannot pay on time, ask for more time on the bill’s page before it is due.',
    es: 'Si no puede pagar a tiempo, pida más tiempo en la página de la factura antes de que venza.',
  },
  payingAverage: {
    en: 'If bills of hot and cold months are hard to pay, have about the same amount each month:',
    es: 'Si le cuesta pagar las facturas de los meses de calor y de frío, pague casi lo mismo cada mes:',
  },
  payingPrograms: {
    en: 'Programs near you that help pay energy bills, by a free call in English or Spanish:',
    es: 'Programas cerca de usted que ayudan a pagar la energía, con una llamada gratis en español o inglés:',
  },
  payingFederal: {
    en: 'The federal program (LIHEAP) tells you where to apply:',
    es: 'El programa federal (LIHEAP) le dice dónde solicitar ayuda:',
  },
  criticalCare: {
    en: 'If someone at home needs electricity to live, call us about critical care status, and have a backup: power can still go out.',
    es: 'Si alguien en su vivienda depende de la electricidad para vivir, llámenos para solicitar el estado de atención crítica y tenga un respaldo: la luz puede cortarse.',
  },
  bill: { en: 'My bill is high', es: 'Mi factura es alta' },
  billHint: { en: 'See why, or ask for more time to pay', es: 'Vea por qué, o pida más tiempo para pagar' },
  orderStands: { en: 'Where is my order?', es: '¿Cómo va mi pedido?' },
  orderStandsHint: { en: 'Every step, and whose turn it is', es: 'Cada paso y a quién le toca' },
  lookUpHint: { en: 'With your number and ZIP code', es: 'Con su número y su código postal' },
  moving: { en: 'I am moving', es: 'Me mudo' },
  movingHint: {
    en: 'Stop service here, start it at your new home',
    es: 'Termina el servicio aquí y comienza en su nueva vivienda',
  },
  contact: { en: 'My email or phone is new', es: 'Cambió mi correo o mi teléfono' },
  contactHint: { en: 'Change it in your profile', es: 'Cámbielo en su perfil' },
  texts: { en: 'Start or stop text messages', es: 'Recibir o dejar de recibir mensajes de texto' },
  textsHint: { en: 'Bills, payments, contract end', es: 'Facturas, pagos, fin del contrato' },
  complaint: { en: 'I want to complain', es: 'Quiero presentar una queja' },
  complaintHint: {
    en: 'Decided within 21 days',
    es: 'El resultado llega en 21 días como máximo',
  },
  noLogin: { en: 'I have no login yet', es: 'Todavía no tengo usuario' },
  noLoginHint: {
    en: 'Your account number and ZIP code are enough',
    es: 'Bastan su número de cuenta y su código postal',
  },
  password: { en: 'I forgot my password', es: 'Olvidé mi contraseña' },
  passwordHint: { en: 'We’ll email you a link', es: 'Le enviamos un enlace por correo' },
  document: { en: 'Send a document', es: 'Enviar un documento' },
  payBill: { en: 'Pay a bill without a login', es: 'Pagar una factura sin usuario' },
  deposit: { en: 'Pay a deposit', es: 'Pagar un depósito' },
  plan: { en: 'Find a plan', es: 'Buscar un plan' },
  planHint: {
    en: 'What each would cost at your ZIP code',
    es: 'Cuánto costaría cada uno en su código postal',
  },
})
