import { maxFileMegabytes } from '@porchlight/file-formats'
import { defineLabels } from '@porchlight/i18n'
import { accountPageLabels } from '../../customers/components/account-page/labels'

export const labels = defineLabels({
  loadingNotices: { en: 'Loading the notices', es: 'Cargando los avisos' },
  lead: {
    en: 'There are two ways to resolve it: it is paid, or it is not yours.',
    es: 'Hay dos salidas: ya está pagado o no es suyo.',
  },
  noneTitle: { en: 'Nothing is blocking your order', es: 'Nada detiene su servicio' },
  noneText: {
    en: 'This order has no outstanding balance and no switch-hold.',
    es: 'Este pedido no tiene saldo pendiente ni suspensión de cambio (switch-hold).',
  },
  Outstanding_Balance: { en: 'Outstanding balance', es: 'Saldo pendiente' },
  Switch_Hold: { en: 'Switch-hold', es: 'Suspensión de cambio (switch-hold)' },
  balanceText: {
    en: 'An earlier bill in your name shows as unpaid.',
    es: 'Una factura anterior a su nombre aparece sin pagar.',
  },
  holdText: {
    en: 'The utility stops new service at this address until a debt is settled. It is on the meter, not on you.',
    es: 'La distribuidora detiene el servicio nuevo en esta dirección hasta que se resuelva una deuda. Está en el medidor, no en usted.',
  },
  previousTitle: { en: 'This debt is not yours', es: 'Esta deuda no es suya' },
  previousText: {
    en: 'An earlier occupant left it. You cannot be refused service for it: show that you are new here.',
    es: 'La dejó un ocupante anterior. Nadie puede negarle el servicio por ella: demuestre que es nuevo aquí.',
  },
  ownText: {
    en: 'It is an account of yours with us. Once the payment arrives, your order goes on by itself.',
    es: 'Es de una cuenta suya con nosotros. En cuanto llegue el pago, su pedido sigue por sí solo.',
  },
  ownGuestText: {
    en: 'It is an account of yours with us. Its number is on the bill. Once the payment arrives, your order goes on by itself.',
    es: 'Es de una cuenta suya con nosotros. El número está en la factura. En cuanto llegue el pago, su pedido sigue por sí solo.',
  },
  ownDue: { en: 'Left to pay: {amount}', es: 'Le queda por pagar: {amount}' },
  ownPaid: {
    en: 'Nothing is past due anymore. Your order continues in a few minutes.',
    es: 'Ya no hay nada vencido. Su pedido sigue en unos minutos.',
  },
  payNow: { en: 'Pay it here', es: 'Pagar aquí' },
  amount: { en: 'Amount: {amount}', es: 'Monto: {amount}' },
  placed: { en: 'Placed on {date}', es: 'Con fecha del {date}' },
  placedBy: { en: 'Placed by {name} on {date}', es: 'De {name}, con fecha del {date}' },
  statusOpen: { en: 'Needs your action', es: 'Le toca a usted' },
  statusChecking: { en: 'Being checked', es: 'En revisión' },
  statusRejected: { en: 'Proof not accepted', es: 'Prueba no aceptada' },
  statusResolved: { en: 'Resolved', es: 'Resuelto' },
  checkingText: {
    en: 'You told us on {date}. We’ll answer by {answer}.',
    es: 'Nos avisó el {date}. Le respondemos a más tardar el {answer}.',
  },
  checkingNote: {
    en: 'It is resolved once the payment shows or the utility lifts the hold.',
    es: 'Se resuelve cuando aparece el pago o la distribuidora levanta la suspensión.',
  },
  rejectedText: {
    en: 'The proof was not enough. Send another one, or call us.',
    es: 'La prueba no bastó. Envíe otra o llámenos.',
  },
  resolvedText: {
    en: 'Resolved on {date}. Nothing is left to do.',
    es: 'Resuelto el {date}. No queda nada por hacer.',
  },
  other: { en: 'Respond', es: 'Responder a este' },
  answerPay: { en: 'Show that it is paid', es: 'Mostrar que está pagado' },
  answerNew: { en: 'Show that you are new here', es: 'Demostrar que es nuevo aquí' },
  toNew: { en: 'It is not mine: I am a new occupant', es: 'No es mío: soy un nuevo ocupante' },
  toPay: { en: 'It is mine and it is paid', es: 'Es mío y ya está pagado' },
  settledPay: { en: 'I confirm that the balance is settled.', es: 'Confirmo que el saldo está resuelto.' },
  settledNew: {
    en: 'I confirm that I am a new occupant and do not owe this balance.',
    es: 'Confirmo que soy un nuevo ocupante y no debo este saldo.',
  },
  settledRequired: { en: 'Tick the box to confirm.', es: 'Marque la casilla para confirmar.' },
  proof: { en: 'Proof of payment', es: 'Comprobante de pago' },
  proofHint: {
    en: `A receipt, a bank statement or a letter of the provider. Up to ${maxFileMegabytes} MB.`,
    es: `Un recibo, un estado de cuenta o una carta del proveedor. Hasta ${maxFileMegabytes} MB.`,
  },
  proofRequired: { en: 'Choose the proof of payment.', es: 'Elija el comprobante de pago.' },
  papers: { en: 'Both documents', es: 'Los dos documentos' },
  papersHint: {
    en: 'The signed statement and one document from the list, as two files or photos.',
    es: 'La declaración firmada y un documento de la lista, como dos archivos o fotos.',
  },
  papersRequired: {
    en: 'Choose both: the signed statement and one document from the list.',
    es: 'Elija los dos: la declaración firmada y un documento de la lista.',
  },
  stepStatement: { en: 'Download the statement and sign it:', es: 'Descargue la declaración y fírmela:' },
  statementEn: { en: 'In English (PDF)', es: 'En inglés (PDF)' },
  statementEs: { en: 'In Spanish (PDF)', es: 'En español (PDF)' },
  stepPaper: {
    en: 'Add one of these: signed lease (first and last page), closing papers, landlord’s notarized affidavit, certificate of occupancy, or a utility bill in your name from another address, under two months old.',
    es: 'Agregue uno de estos: contrato de arrendamiento firmado (primera y última página), documentos de cierre, declaración notariada del propietario, certificado de ocupación o una factura de servicios a su nombre de otra dirección, de menos de dos meses.',
  },
  stepSend: {
    en: 'Send both here. We answer within two business days.',
    es: 'Envíe los dos aquí. Respondemos en dos días hábiles.',
  },
  submit: { en: 'Send', es: 'Enviar' },
  submitting: { en: 'Sending', es: 'Enviando' },
  failed: { en: 'Nothing has been sent yet', es: 'Todavía no se envió nada' },
  sentTitle: { en: 'We are checking it', es: 'Lo estamos revisando' },
  sentText: { en: 'We’ll write to you as soon as we know.', es: 'Le escribiremos en cuanto lo sepamos.' },
  toTracker: accountPageLabels.toOrder,
})
