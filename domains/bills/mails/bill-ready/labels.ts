import { defineLabels } from '@porchlight/i18n'

/** Labels shared by the mails about a new bill, regardless of who pays it. */
export const billReadyLabels = defineLabels({
  subject: { en: 'Your {brand} bill is ready', es: 'Su factura de {brand} está lista' },
  heading: { en: 'Your bill is ready', es: 'Su factura está lista' },
  button: { en: 'See the bill', es: 'Ver la factura' },
  lifetime: {
    en: 'This link does not expire. Log in to open the bill.',
    es: 'Este enlace no caduca. Inicie sesión para abrir la factura.',
  },
  notYou: {
    en: 'You chose to hear of new bills by email. You can change how your bills come at any time.',
    es: 'Usted eligió recibir avisos de facturas por correo. Puede cambiar cómo llegan cuando quiera.',
  },
})

export const labels = defineLabels({
  ...billReadyLabels,
  reason: {
    en: '{amount} is due to {brand} on {date}.',
    es: 'Debe pagar {amount} a {brand} a más tardar el {date}.',
  },
  next: {
    en: 'See what is in it, and pay it online.',
    es: 'Vea de qué se compone y páguela en línea.',
  },
})
