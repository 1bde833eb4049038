import { defineLabels } from '@porchlight/i18n'

/** What an order came to, and what can be done now. */
export const outcomeLabels = defineLabels({
  active: { en: 'Your service is active', es: 'Su servicio está activo' },
  activeText: {
    en: 'This order is complete. You don’t need to do anything.',
    es: 'Este pedido está completo. Usted no tiene que hacer nada.',
  },
  closed: { en: 'This order is closed', es: 'Este pedido está cerrado' },
  closedText: {
    en: 'A later order replaced it, or the service ended.',
    es: 'Lo reemplazó otro pedido, o el servicio terminó.',
  },
  cancelled: { en: 'This order is cancelled', es: 'Este pedido está cancelado' },
  rescinded: { en: 'You cancelled this switch in time', es: 'Usted anuló este cambio a tiempo' },
  rescindedText: {
    en: 'Your service stays with your current provider. You don’t owe us anything for this switch.',
    es: 'Su servicio sigue con su proveedor actual. No nos debe nada por este cambio.',
  },
  reasonBy_Customer: {
    en: 'You asked us to cancel it. You can order again at any time.',
    es: 'Usted nos pidió cancelarlo. Puede pedir de nuevo cuando quiera.',
  },
  reasonInvalid_Service_Point: {
    en: 'The utility couldn’t find your meter. Call us to sort it out.',
    es: 'La distribuidora no encontró su medidor. Llámenos para resolverlo.',
  },
  reasonNot_First_In: {
    en: 'The utility got another order for this address first. Call us to sort it out.',
    es: 'La distribuidora recibió antes otro pedido para esta dirección. Llámenos para resolverlo.',
  },
  reasonBlocker_Unsettled: {
    en: 'A step stayed open too long. Call us to start again.',
    es: 'Un paso quedó sin resolver demasiado tiempo. Llámenos para empezar de nuevo.',
  },
  reasonUnknown: { en: 'Call us to find out why.', es: 'Llámenos para saber por qué.' },
})
