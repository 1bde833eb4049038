import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  subject: { en: 'Your {brand} data is being deleted', es: 'Se están eliminando sus datos en {brand}' },
  heading: { en: 'We are deleting your data', es: 'Estamos eliminando sus datos' },
  reason: {
    en: '{brand} deletes your name, contact details and sign-in. Your messages, documents, payment methods and meter reads go too. The law makes us store bills, payments, orders and consents. They stay without your name and street.',
    es: '{brand} elimina su nombre, sus datos de contacto y su acceso. También se eliminan sus mensajes, documentos, métodos de pago y lecturas. La ley nos obliga a conservar facturas, pagos, pedidos y consentimientos. Quedan sin su nombre ni su calle.',
  },
  next: {
    en: 'You don’t need to do anything. You can’t sign in anymore. This is the last email you get from us.',
    es: 'No tiene que hacer nada. Ya no podrá iniciar sesión. Este es el último correo que recibirá de nosotros.',
  },
  button: { en: 'Go to our website', es: 'Ir a nuestro sitio web' },
  lifetime: { en: 'This link does not expire.', es: 'Este enlace no caduca.' },
  notYou: {
    en: 'If you did not ask for this, call us at {servicePhone}. What is deleted cannot be restored.',
    es: 'Si usted no lo solicitó, llámenos al {servicePhone}. Lo que se elimina no se puede recuperar.',
  },
})
