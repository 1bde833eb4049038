import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  lead: {
    en: 'We’ll email the new address. The change takes effect once you open the link.',
    es: 'Le escribimos al correo nuevo. El cambio vale cuando abra el enlace de nuestro mensaje.',
  },
  now: { en: 'Now: {email}', es: 'Ahora: {email}' },
  newEmail: { en: 'New email', es: 'Correo electrónico nuevo' },
  newEmailRequired: { en: 'Enter your new email.', es: 'Escriba su correo nuevo.' },
  confirmEmail: { en: 'Confirm new email', es: 'Confirme el correo nuevo' },
  confirmEmailRequired: {
    en: 'Enter the new email once more.',
    es: 'Escriba otra vez el correo nuevo.',
  },
  currentPasswordHint: { en: 'So that nobody else can change it.', es: 'Para que nadie más lo cambie.' },
  submit: { en: 'Change email', es: 'Cambiar el correo' },
  submitting: { en: 'Sending', es: 'Enviando' },
  failed: { en: 'Your email hasn’t been changed yet', es: 'Su correo todavía no ha cambiado' },
  toProfile: { en: 'Back to your profile', es: 'Volver a su perfil' },
  sentTitle: { en: 'Confirm your new email', es: 'Confirme su correo nuevo' },
  sentTo: { en: 'We sent a link to {email}.', es: 'Enviamos un enlace a {email}.' },
  sent: { en: 'We sent a link to your new address.', es: 'Enviamos un enlace a su correo nuevo.' },
  sentNext: {
    en: 'Open it within 24 hours. Until then your old email signs you in.',
    es: 'Ábralo en las próximas 24 horas. Hasta entonces, inicie sesión con su correo anterior.',
  },
  sentOld: {
    en: 'We also emailed your old address, where the change can be undone.',
    es: 'También avisamos a su correo anterior, desde donde puede revertir el cambio.',
  },
  returnedTitle: { en: 'Error sending email', es: 'Error al enviar el correo' },
  returned: {
    en: '{email} did not accept our email. Check the address for typos, or use another one.',
    es: '{email} no aceptó nuestro correo. Revise si la dirección está bien escrita o use otra.',
  },
  returnedNext: {
    en: 'Nothing has changed: your old email signs you in.',
    es: 'Nada ha cambiado: inicie sesión con su correo anterior.',
  },
  changeAgain: { en: 'Correct the address', es: 'Corregir la dirección' },
  nothingCame: {
    en: 'Nothing there? Ask for the change again.',
    es: '¿No ha llegado? Pida el cambio otra vez.',
  },
})
