import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  lead: { en: 'It takes about five minutes.', es: 'Toma unos cinco minutos.' },
  name: { en: 'Name', es: 'Nombre' },
  firstName: { en: 'First name', es: 'Nombre' },
  firstNameRequired: { en: 'Enter your first name.', es: 'Escriba su nombre.' },
  lastName: { en: 'Last name', es: 'Apellidos' },
  lastNameRequired: { en: 'Enter your last name.', es: 'Escriba sus apellidos.' },
  email: { en: 'Email', es: 'Correo electrónico' },
  emailHint: {
    en: 'We’ll send your confirmation number there.',
    es: 'Ahí enviaremos su número de confirmación.',
  },
  emailRequired: { en: 'Enter your email.', es: 'Escriba su correo electrónico.' },
  mobilePhone: { en: 'Phone', es: 'Teléfono' },
  mobilePhoneHint: {
    en: 'For questions about your order. We send no texts unless you ask for them.',
    es: 'Para preguntas sobre su pedido. No enviamos mensajes de texto si usted no los pide.',
  },
  mobilePhoneRequired: { en: 'Enter your phone number.', es: 'Escriba su número de teléfono.' },
  language: { en: 'Language for emails and documents', es: 'Idioma de los correos y documentos' },
  changeProfile: { en: 'Change your profile', es: 'Cambiar su perfil' },
})
