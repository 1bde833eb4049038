import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  title: { en: 'Erase this customer', es: 'Eliminar a este cliente' },
  lead: {
    en: 'Deletes the person, sign-in, messages, documents, payment methods and meter reads for good. Bills, payments, orders and consents stay, without name and street. The customer gets a last email.',
    es: 'Elimina para siempre a la persona, su acceso, sus mensajes, sus documentos, sus métodos de pago y las lecturas de su medidor. Quedan las facturas, los pagos, los pedidos y los consentimientos, sin nombre ni calle. El cliente recibe un último correo.',
  },
  held: { en: 'Not yet possible. First:', es: 'Todavía no es posible. Antes:' },
  legalHold: {
    en: 'The legal hold has to be lifted: {about}',
    es: 'Hay que levantar la retención legal: {about}',
  },
  accountOpen: { en: 'Account {about} has to end.', es: 'La cuenta {about} tiene que terminar.' },
  finalBillMissing: {
    en: 'The final bill of account {about} has to come.',
    es: 'Tiene que llegar la factura final de la cuenta {about}.',
  },
  moneyOwed: {
    en: 'Account {about} owes {amount}.',
    es: 'La cuenta {about} debe {amount}.',
  },
  creditLeft: {
    en: 'Account {about} has a credit of {amount} that goes back.',
    es: 'La cuenta {about} tiene un saldo a favor de {amount} que hay que devolver.',
  },
  depositHeld: {
    en: 'We hold a deposit of {amount} for account {about}.',
    es: 'Tenemos un depósito de {amount} de la cuenta {about}.',
  },
  paymentOnItsWay: {
    en: 'Payment {about} of {amount} is on its way.',
    es: 'El pago {about} de {amount} está en camino.',
  },
  refundOnItsWay: {
    en: 'Refund {about} of {amount} is on its way.',
    es: 'El reembolso {about} de {amount} está en camino.',
  },
  complaintOpen: {
    en: 'Complaint {about} has to be closed.',
    es: 'Hay que cerrar la queja {about}.',
  },
  begin: { en: 'Erase customer', es: 'Eliminar cliente' },
  confirm: { en: 'Type {name} to confirm', es: 'Escriba {name} para confirmar' },
  irreversible: {
    en: 'Nobody can undo this.',
    es: 'Nadie puede deshacerlo.',
  },
  erase: { en: 'Erase for good', es: 'Eliminar para siempre' },
  erasing: { en: 'Starting', es: 'Iniciando' },
  cancel: { en: 'Cancel', es: 'Cancelar' },
  wrongName: {
    en: 'This is not the customer’s name. Type it as it stands above.',
    es: 'Ese no es el nombre del cliente. Escríbalo como aparece arriba.',
  },
  nameMissing: { en: 'Type the customer’s name.', es: 'Escriba el nombre del cliente.' },
  failed: {
    en: 'The customer was not erased. Try again.',
    es: 'No se eliminó al cliente. Inténtelo otra vez.',
  },
  running: {
    en: 'The customer is being erased. You can leave this page.',
    es: 'Se está eliminando al cliente. Puede salir de esta página.',
  },
  erased: { en: 'Erased on {time}', es: 'Eliminado el {time}' },
})
