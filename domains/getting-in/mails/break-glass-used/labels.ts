import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  subject: {
    en: '{brand}: a break-glass account was used',
    es: '{brand}: alguien entró con una cuenta de emergencia',
  },
  heading: { en: 'A break-glass account was used', es: 'Alguien entró con una cuenta de emergencia' },
  reason: {
    en: '{name} logged in with a password on {when}, without the company account. Only break-glass accounts can do that.',
    es: 'El {when}, {name} inició sesión con contraseña, sin la cuenta de empresa. Solo las cuentas de emergencia pueden hacerlo.',
  },
  next: {
    en: 'Check with {name} that this was intended. If it was not, end the access on the People page at once.',
    es: 'Confirme con {name} que fue intencional. Si no lo fue, retire de inmediato el acceso en la página Personas.',
  },
  button: { en: 'Open the audit log', es: 'Abrir el registro de auditoría' },
  lifetime: {
    en: 'This link goes to the audit log. It does not expire.',
    es: 'Este enlace lleva al registro de auditoría. No caduca.',
  },
  notYou: {
    en: 'If you are not an administrator of {brand}, call us at {servicePhone}.',
    es: 'Si usted no administra {brand}, llámenos al {servicePhone}.',
  },
})
