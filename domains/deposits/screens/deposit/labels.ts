import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  depositLoading: { en: 'Loading your deposit', es: 'Cargando su depósito' },
  due: { en: 'Deposit due', es: 'Depósito por pagar' },
  restDue: { en: 'Rest of your deposit', es: 'Resto de su depósito' },
  dueBy: { en: 'Due {date}', es: 'Vence el {date}' },
  wasDue: { en: 'Was due {date}', es: 'Venció el {date}' },
  paidSoFar: { en: 'You have paid {paid} of {all}.', es: 'Ha pagado {paid} de {all}.' },
  why: {
    en: 'We ask for a deposit because we have no record yet of bills that you paid on time.',
    es: 'Lo pedimos porque aún no conocemos facturas pagadas a tiempo a su nombre.',
  },
  cap: {
    en: 'For this home the law allows {cap} at most. We never charge more.',
    es: 'Para este domicilio la ley permite {cap} como máximo. Nunca cobramos más.',
  },
  refundable: {
    en: 'You get it back with interest after 12 bills paid on time.',
    es: 'Se le devuelve con intereses después de 12 facturas pagadas a tiempo.',
  },
  noFee: { en: 'Paying by card costs nothing extra.', es: 'Pagar con tarjeta no tiene cargo adicional.' },
  howMuch: { en: 'How much do you want to pay now?', es: '¿Cuánto quiere pagar ahora?' },
  all: { en: 'All of it: {amount}', es: 'Todo: {amount}' },
  half: { en: 'Half of it: {amount}', es: 'La mitad: {amount}' },
  halfHint: {
    en: 'Then {amount} by the due date. Service starts when all is paid.',
    es: 'Luego {amount} a más tardar en la fecha límite. El servicio comienza cuando esté todo pagado.',
  },
  pay: { en: 'Pay by card', es: 'Pagar con tarjeta' },
  paying: { en: 'Opening the payment page', es: 'Abriendo la página de pago' },
  notPaid: { en: 'You have not paid yet', es: 'Todavía no ha pagado' },
  errorTitle: {
    en: 'Deposit payment error, try later.',
    es: 'Error en el pago del depósito; inténtelo más tarde.',
  },
  nothingDueTitle: { en: 'Nothing is due', es: 'No hay nada por pagar' },
  nothingDueText: {
    en: 'Nothing is due on this deposit anymore. Nothing was charged.',
    es: 'Este depósito ya no pide ningún pago. No se cobró nada.',
  },
  reviewTitle: { en: 'We are checking the amount', es: 'Estamos revisando el monto' },
  nothingCharged: { en: 'Nothing is charged now', es: 'Ahora no se cobra nada' },
  overCap: {
    en: 'We asked for {required}. The law allows {cap} at most, so you do not have to pay this.',
    es: 'Pedimos {required}. La ley permite {cap} como máximo, así que no tiene que pagarlo.',
  },
  capUnknown: {
    en: 'We do not know the highest deposit that the law allows for this home. An advisor finds out before you pay anything.',
    es: 'No sabemos cuál es el depósito más alto que permite la ley para este domicilio. Un asesor lo averiguará antes de que pague.',
  },
  inReview: {
    en: 'An advisor is reviewing this deposit. We’ll write to you as soon as it’s decided.',
    es: 'Una persona de nuestro equipo revisa este depósito. Le escribiremos en cuanto se decida.',
  },
  askReview: { en: 'Ask us to correct it', es: 'Pedir que lo corrijamos' },
  asking: { en: 'Sending', es: 'Enviando' },
  notSent: { en: 'Your request hasn’t been sent yet', es: 'Su solicitud todavía no se envía' },
  reviewCase: {
    en: 'Case {number} is open. You’ll have an answer within one to two business days.',
    es: 'El caso {number} está abierto. Tendrá respuesta en uno o dos días hábiles.',
  },
  readCase: { en: 'Read the case', es: 'Leer el caso' },
  heldTitle: { en: 'Your deposit with us', es: 'Su depósito con nosotros' },
  refundedTitle: { en: 'Your deposit was refunded', es: 'Su depósito fue devuelto' },
  appliedTitle: {
    en: 'Your deposit went to your final bill',
    es: 'Su depósito se usó para su factura final',
  },
  appliedText: {
    en: '{applied} of your {all} deposit paid your final bill.',
    es: 'De su depósito de {all} usamos {applied} para pagar su factura final.',
  },
  appliedOn: { en: 'Applied', es: 'Aplicado' },
  refundingTitle: { en: 'We are refunding your deposit', es: 'Le estamos reembolsando su depósito' },
  refundingText: {
    en: 'It goes back to the card you paid with. Your bank will show it within 5 to 10 business days.',
    es: 'Se devuelve a la tarjeta con la que pagó. Su banco lo mostrará en un plazo de 5 a 10 días hábiles.',
  },
  refundWaitsText: {
    en: 'One of your payments is still on its way. Once it arrives, it goes back to the card you paid with, like the rest.',
    es: 'Uno de sus pagos aún está en camino. Cuando llegue, se devolverá a la tarjeta con la que pagó, igual que lo demás.',
  },
  refundFailedTitle: { en: 'We owe you your deposit', es: 'Le debemos su depósito' },
  refundFailedText: {
    en: 'Your card did not accept the refund. An advisor will arrange another way with you; see your messages.',
    es: 'Su tarjeta no aceptó el reembolso. Un asesor acordará otra forma con usted; consulte sus mensajes.',
  },
  waivedTitle: { en: 'You pay no deposit', es: 'Usted no paga depósito' },
  waivedText: {
    en: 'We waived it. There is nothing for you to do.',
    es: 'Quedó exento. No tiene que hacer nada.',
  },
  endedTitle: { en: 'Nothing is due', es: 'No hay nada por pagar' },
  endedText: {
    en: 'We no longer require this deposit.',
    es: 'Este depósito ya no se pide.',
  },
  maskedText: {
    en: 'There is nothing to pay for this deposit. Log in to see the details.',
    es: 'No hay nada que pagar por este depósito. Inicie sesión para ver los detalles.',
  },
  countdown: {
    en: '{count} more bills paid on time, then you get it back: about {month}',
    es: 'Faltan {count} facturas pagadas a tiempo para devolverlo: hacia {month}',
  },
  refundSoon: { en: 'You get it back with your next bill', es: 'Se le devuelve con su próxima factura' },
  progress: { en: 'Bills paid on time', es: 'Facturas pagadas a tiempo' },
  onTime: { en: '{done} of {all} bills paid on time.', es: '{done} de {all} facturas pagadas a tiempo.' },
  paidOn: { en: 'Paid', es: 'Pagado' },
  confirmation: { en: 'Payment confirmation number', es: 'Número de confirmación del pago' },
  interest: { en: 'Interest so far', es: 'Intereses hasta hoy' },
  interestCredited: {
    en: 'Interest credited to your account',
    es: 'Intereses acreditados a su cuenta',
  },
  rate: { en: 'Yearly interest', es: 'Interés anual' },
  refundedOn: { en: 'Refunded', es: 'Devuelto' },
  recalculation: {
    en: 'From {date} you can ask us to recalculate the amount.',
    es: 'A partir del {date} puede pedir que calculemos el monto de nuevo.',
  },
  waiversTitle: { en: 'You may not have to pay', es: 'Quizá no tenga que pagar' },
  waiversText: {
    en: 'We ask for no deposit from you if one of these is true:',
    es: 'No le pedimos depósito si algo de esto es cierto:',
  },
  waiverAge: {
    en: 'You are 65 or older and owe no electricity bill.',
    es: 'Usted tiene 65 años o más y no debe ninguna factura de luz.',
  },
  waiverCredit: {
    en: 'Your last company confirms that you paid on time.',
    es: 'Su compañía anterior confirma que pagó a tiempo.',
  },
  waiverProtection: {
    en: 'You have a certification letter as a survivor of family violence.',
    es: 'Usted tiene una carta de certificación como sobreviviente de violencia familiar.',
  },
  waiverMedical: {
    en: 'A doctor confirms that you are medically indigent.',
    es: 'Un médico confirma su indigencia médica.',
  },
  askWaiver: { en: 'Ask for a deposit waiver', es: 'Pedir no pagar depósito' },
  waiverRequested: {
    en: 'You asked for a waiver. Wait for our answer before you pay.',
    es: 'Usted pidió quedar exento. Espere nuestra respuesta antes de pagar.',
  },
  waiverPrivate: {
    en: 'We ask for as little proof as possible, and only the person who decides sees your reason.',
    es: 'Pedimos la menor prueba posible, y solo quien decide ve su motivo.',
  },
  toOrder: { en: 'See your order', es: 'Ver su pedido' },
  notFound: { en: 'No matching deposit record found.', es: 'No encontramos un depósito que coincida.' },
  notFoundText: {
    en: 'Nothing is due here. If an email asks you for a deposit, call us.',
    es: 'Aquí no se debe nada. Si un correo le pide un depósito, llámenos.',
  },
})
