import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  subject: { en: 'Set up your {brand} staff login', es: 'Configure su acceso de personal de {brand}' },
  heading: { en: 'Set up your staff login', es: 'Configure su acceso de personal' },
  reason: {
    en: 'An administrator gave you access to the advisor console of {brand}.',
    es: 'Un administrador le dio acceso a la consola de asesores de {brand}.',
  },
  next: {
    en: 'Choose a password. When you log in with it, you set up a second sign-in step.',
    es: 'Cree una contraseña. Cuando inicie sesión con ella, configurará un segundo paso de acceso.',
  },
  button: { en: 'Set password', es: 'Crear contraseña' },
  lifetime: {
    en: {
      one: 'This link works once, for {count} hour. After that, ask your administrator for a new one.',
      other: 'This link works once, for {count} hours. After that, ask your administrator for a new one.',
    },
    es: {
      one: 'Este enlace sirve una sola vez, durante {count} hora. Después pida otro a su administrador.',
      other: 'Este enlace sirve una sola vez, durante {count} horas. Después pida otro a su administrador.',
    },
  },
  notYou: {
    en: 'If you do not work for {brand}, ignore this message.',
    es: 'Si usted no trabaja para {brand}, ignore este mensaje.',
  },
})
