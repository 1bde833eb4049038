import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  confirmationNumber: { en: 'Confirmation number', es: 'Número de confirmación' },
  mailed: { en: 'We’ll also email it to {email}.', es: 'También lo enviamos a {email}.' },
  keepIt: {
    en: 'Use it with your ZIP code to find your order at any time.',
    es: 'Con él y su código postal encuentra su pedido en cualquier momento.',
  },
  toStatus: { en: 'See my order', es: 'Ver mi pedido' },
  print: { en: 'Print', es: 'Imprimir' },
  nextTitle: { en: 'What happens next', es: 'Qué sigue' },
  nextDocument: {
    en: 'Send a photo of your ID. Your order page shows how.',
    es: 'Envíe una foto de su documento de identidad. La página de su pedido indica cómo.',
  },
  nextCheck: {
    en: 'We’ll check your order, usually within minutes.',
    es: 'Revisamos su pedido, normalmente en minutos.',
  },
  nextUtility: {
    en: '{utility} confirms the date, usually within one or two business days. We’ll write to you.',
    es: '{utility} confirma la fecha, normalmente en uno o dos días hábiles. Le escribiremos.',
  },
  nextStart: {
    en: 'Service starts on {date}, once {utility} has confirmed it.',
    es: 'El servicio inicia el {date}, una vez que {utility} lo confirme.',
  },
  theUtility: { en: 'your utility', es: 'su distribuidora' },
  rescind: {
    en: 'Changed your mind? You can cancel this switch at no charge until {date}.',
    es: '¿Cambió de opinión? Puede anular este cambio sin costo hasta el {date}.',
  },
  switchFee: {
    en: 'Your current provider may charge a cancellation fee. Ask them before the start.',
    es: 'Su proveedor actual puede cobrar un cargo por cancelación anticipada. Pregúntele antes del inicio.',
  },
  noLoginYet: { en: 'You have no login yet', es: 'Todavía no tiene un usuario' },
  sendingLink: { en: 'Sending the link', es: 'Enviando el enlace' },
  createLogin: {
    en: 'Create your login to change or cancel online',
    es: 'Cree su usuario para cambiar o cancelar en línea',
  },
  toHome: { en: 'To the home page', es: 'Ir a la página de inicio' },
  openTitle: { en: 'Your order hasn’t been sent yet', es: 'Su pedido todavía no se envió' },
  openText: { en: 'One step left: review it and sign up.', es: 'Falta un paso: revíselo e inscríbase.' },
  openWay: { en: 'Review and sign up', es: 'Revisar e inscribirme' },
  overTitle: { en: 'Look up your order', es: 'Consulte su pedido' },
  overText: {
    en: 'To protect you, the confirmation is shown here for 30 minutes. After that, find your order under enrollment status.',
    es: 'Para protegerlo, la confirmación se muestra aquí durante 30 minutos. Después encuentra su pedido en el estado de la inscripción.',
  },
  overWay: { en: 'Enrollment status', es: 'Estado de la inscripción' },
  loadingConfirmation: { en: 'Loading the confirmation', es: 'Cargando la confirmación' },
})
