import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  lead: {
    en: 'What {brand} knows about you, what for, and what you can do about it.',
    es: 'Qué sabe {brand} de usted, para qué, y qué puede hacer al respecto.',
  },
  othersTitle: { en: 'Who else gets it', es: 'Quién más lo recibe' },
  othersUtility: {
    en: 'Your utility gets what it needs to start and stop your service and to read your meter.',
    es: 'Su compañía de distribución recibe lo que necesita para empezar y terminar su servicio y leer su medidor.',
  },
  othersProviders: {
    en: 'Companies that work for us get what their task needs: billing, payments, credit and identity checks, emails and texts.',
    es: 'Las empresas que trabajan para nosotros reciben lo que exige su tarea: facturación, pagos, verificación de crédito e identidad, correos y mensajes de texto.',
  },
  othersCards: {
    en: 'Cards and bank accounts are typed into the payment company’s own form. We only see their last four digits.',
    es: 'Las tarjetas y las cuentas bancarias se escriben en el formulario de la empresa de pagos. Nosotros solo vemos los últimos cuatro dígitos.',
  },
  howLongTitle: { en: 'How long we hold it', es: 'Cuánto tiempo lo guardamos' },
  howLongSignUp: {
    en: 'A sign-up that you do not finish is deleted {days} days after you last typed into it.',
    es: 'Una inscripción que no termina se elimina {days} días después de la última vez que escribió en ella.',
  },
  browserTitle: { en: 'In your browser', es: 'En su navegador' },
  browserCookies: {
    en: 'Cookies remember your sign-in and your language. None of them follows you to other sites.',
    es: 'Las cookies recuerdan su acceso y su idioma. Ninguna lo sigue a otros sitios.',
  },
  browserStore: {
    en: 'Pages that you have seen are stored in your browser so that they open faster. Signing out deletes them.',
    es: 'Las páginas que ya vio se guardan en su navegador para que abran más rápido. Se eliminan al cerrar la sesión.',
  },
  rightsTitle: { en: 'What you can do', es: 'Qué puede hacer' },
  rightsText: {
    en: 'Signed in, you can see how much we hold, take a copy of everything with you, correct it, and have it deleted.',
    es: 'Con su sesión iniciada, puede ver cuánto tenemos, llevarse una copia de todo, corregirlo y pedir que se elimine.',
  },
  yourData: { en: 'See your data', es: 'Ver sus datos' },
  helpPage: { en: 'Help and contact', es: 'Ayuda y contacto' },
})
