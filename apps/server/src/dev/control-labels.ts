import { defineLabels } from '@porchlight/i18n'

/** Labels of the parts of the guide that act as advisors, the date and the providers. */
export const controlLabels = defineLabels({
  answers: { en: 'It answers', es: 'Responde' },
  unreachable: { en: 'It cannot be reached', es: 'No se puede alcanzar' },
  silent: { en: 'It does not answer', es: 'No responde' },
  nonsense: { en: 'It answers nonsense', es: 'Responde disparates' },

  messages: { en: 'Answer messages', es: 'Responda mensajes' },
  messagesLead: {
    en: 'Write one as a customer, keep its page open, and answer it here: the answer appears there by itself.',
    es: 'Escriba uno como cliente, deje su página abierta y respóndalo aquí: la respuesta aparece allí sola.',
  },
  messagesWait: { en: 'Customers wait for an answer.', es: 'Hay clientes que esperan respuesta.' },
  noMessage: { en: 'No message waits for an answer.', es: 'Ningún mensaje espera respuesta.' },
  answerTo: { en: 'Answer to {name}, {number}', es: 'Respuesta a {name}, {number}' },
  answerAsAdvisor: { en: 'Answer as an advisor', es: 'Responda como asesor' },
  send: { en: 'Send', es: 'Enviar' },
  sendWhat: { en: 'the answer to {name}, {number}', es: 'la respuesta a {name}, {number}' },

  documents: { en: 'Accept or reject documents', es: 'Acepte o rechace documentos' },
  documentsLead: {
    en: 'Upload one as a customer, and judge it here: the customer is mailed, and the order goes on or waits.',
    es: 'Cargue uno como cliente y decida aquí: el cliente recibe un correo y el pedido avanza o espera.',
  },
  documentsWait: { en: 'Documents wait for a decision.', es: 'Hay documentos que esperan una decisión.' },
  noDocument: { en: 'No document waits for a decision.', es: 'Ningún documento espera una decisión.' },
  documentOf: { en: '{document} of {name}', es: '{document} de {name}' },
  accept: { en: 'Accept', es: 'Aceptar' },
  reject: { en: 'Reject', es: 'Rechazar' },
  why: { en: 'Why: {document} of {name}', es: 'Motivo: {document} de {name}' },

  clock: { en: 'Time machine', es: 'Máquina del tiempo' },
  clockLead: {
    en: 'Bills are issued and fall due, debits are made and links expire. You sign in again afterwards, and only “Start over” leads back.',
    es: 'Se emiten y vencen facturas, se hacen cobros y caducan enlaces. Después hay que iniciar sesión otra vez; solo “Empezar de nuevo” vuelve atrás.',
  },
  daysLeft: {
    en: 'The days are passing, each with its work: {count} to go. This page follows by itself.',
    es: {
      one: 'Los días pasan, cada uno con su trabajo: falta {count}. Esta página se actualiza sola.',
      other: 'Los días pasan, cada uno con su trabajo: faltan {count}. Esta página se actualiza sola.',
    },
  },
  today: { en: 'Today is', es: 'Hoy es' },
  ahead: {
    en: { one: '({count} day ahead)', other: '({count} days ahead)' },
    es: { one: '({count} día de adelanto)', other: '({count} días de adelanto)' },
  },
  daysToMove: { en: 'Days to move forward', es: 'Días que quiere avanzar' },
  orExactly: { en: 'or exactly', es: 'o exactamente' },
  exactUnit: { en: 'days', es: 'días' },
  moveForward: { en: 'Move forward', es: 'Avanzar' },
  inOneStep: { en: 'In one step', es: 'De una vez' },
  day: { en: 'A day', es: 'Un día' },
  week: { en: 'A week', es: 'Una semana' },
  month: { en: '30 days', es: '30 días' },

  market: { en: 'Market and credit check', es: 'Mercado y verificación de crédito' },
  marketLead: {
    en: 'Sign up for a plan, then let the market answer. Its usual answers take a minute or two; the last four digits 4821 save the deposit.',
    es: 'Inscríbase en un plan y deje que el mercado responda. Suele tardar uno o dos minutos; con los últimos cuatro dígitos 4821 no hay depósito.',
  },
  marketNext: { en: 'What comes next', es: 'Qué viene ahora' },
  marketUsual: { en: 'As usual: orders are confirmed', es: 'Lo normal: los pedidos se confirman' },
  marketDeposit: {
    en: 'The next orders need a deposit of $200.00',
    es: 'Los próximos pedidos requieren un depósito de $200.00',
  },
  marketHold: {
    en: 'The next orders meet a switch-hold',
    es: 'Los próximos pedidos tienen una suspensión de cambio',
  },
  marketLate: {
    en: 'The next orders are rejected: another came first',
    es: 'Los próximos pedidos se rechazan: otro llegó antes',
  },
  marketAway: { en: 'The market does not answer', es: 'El mercado no responde' },
  typed: { en: 'What you type can make an order wait', es: 'Lo que escriba puede detener un pedido' },
  lastName: { en: 'Last name', es: 'Apellido' },
  street: { en: 'Street', es: 'Calle' },
  speak: {
    en: 'Speak for the market now: choose an order',
    es: 'Hable ahora por el mercado: elija un pedido',
  },
  noOrder: { en: 'No order waits for the market.', es: 'Ningún pedido espera al mercado.' },
  sayConfirm: { en: 'Confirm the date', es: 'Confirmar la fecha' },
  sayHold: { en: 'Place a hold', es: 'Poner una suspensión' },
  sayLift: { en: 'Lift the hold', es: 'Levantar la suspensión' },
  sayBalance: { en: 'Report a balance', es: 'Informar un saldo' },
  saySettle: { en: 'Settle the balance', es: 'Saldar la deuda' },
  sayReject: { en: 'Reject', es: 'Rechazar' },
  sayFor: { en: 'for {street}', es: 'para {street}' },

  payments: { en: 'Payments', es: 'Pagos' },
  paymentsLead: { en: 'They are made on the page of', es: 'Se hacen en la página de' },
  standIn: { en: 'a stand-in', es: 'un simulador' },
  paymentsEnd: {
    en: 'which shows its test cards. No money moves.',
    es: 'que muestra sus tarjetas de prueba. No se mueve dinero.',
  },
  requests: { en: 'Requests', es: 'Solicitudes' },
  forgetful: {
    en: 'It acts, and cuts the connection before the answer',
    es: 'Cumple y corta la conexión antes de responder',
  },
  events: { en: 'Events it delivers', es: 'Avisos que entrega' },
  once: { en: 'Each event once', es: 'Cada aviso una vez' },
  repeated: { en: 'Each event three times', es: 'Cada aviso tres veces' },
  newestFirst: { en: 'The newest first', es: 'Primero el más reciente' },
  held: { en: 'No events', es: 'Ningún aviso' },
  forgedToo: { en: 'A forgery with each', es: 'Uno falso con cada uno' },

  texts: { en: 'Texts', es: 'Mensajes de texto' },
  textsLead: { en: 'They arrive in', es: 'Llegan al' },
  theMailbox: { en: 'the mailbox', es: 'buzón' },
  textsEnd: {
    en: 'where you can answer them. Numbers that end in 0199 are landlines; those in 0198 are switched off.',
    es: 'donde puede responderlos. Los números que terminan en 0199 son fijos; los que terminan en 0198 están apagados.',
  },
  textService: { en: 'The text service', es: 'El servicio de mensajes' },
  textsArrive: { en: 'Texts arrive', es: 'Los mensajes llegan' },

  identity: { en: 'Identity check', es: 'Verificación de identidad' },
  identityLead: {
    en: 'Its page asks for the result: it is them, it is not, or a person has to look.',
    es: 'Su página pregunta el resultado: es la persona, no lo es, o alguien debe revisarlo.',
  },
  theIdentityCheck: { en: 'The identity check', es: 'La verificación de identidad' },

  billing: { en: 'Billing system', es: 'Sistema de facturación' },
  billingLead: {
    en: 'It is notified of payments, AutoPay, paperless and average billing, contacts and orders within a minute.',
    es: 'En un minuto recibe avisos de pagos, pago automático, facturación electrónica y promedio, contactos y pedidos.',
  },
  theBilling: { en: 'The billing system', es: 'El sistema de facturación' },
  received: { en: 'What it received, latest first', es: 'Lo que recibió, lo último primero' },
  nothingReceived: {
    en: 'Nothing yet. Pay a bill, and look again in a minute.',
    es: 'Nada todavía. Pague una factura y mire otra vez en un minuto.',
  },
  eventOf: { en: '{type} · event {sequence} · {when}', es: '{type} · aviso {sequence} · {when}' },
  account: { en: 'account {number}', es: 'cuenta {number}' },
})
