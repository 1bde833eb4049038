import { defineLabels } from '@porchlight/i18n'

/** What is written in the frame of the console and in what its pages share. */
export const consoleLabels = defineLabels({
  console: { en: 'Advisor console', es: 'Consola de asesores' },
  home: { en: 'Home', es: 'Inicio' },
  homeOfConsole: { en: '{brand}, advisor console', es: '{brand}, consola de asesores' },
  signedInAs: { en: 'Signed in as', es: 'Sesión de' },
  yes: { en: 'Yes', es: 'Sí' },
  no: { en: 'No', es: 'No' },
  emptyValue: { en: 'Empty', es: 'Vacío' },
  notFoundTitle: { en: 'We can’t find this', es: 'No lo encontramos' },
  notFoundText: {
    en: 'It may have been deleted, or it belongs to a brand that you do not serve.',
    es: 'Es posible que se haya eliminado o que sea de una marca que usted no atiende.',
  },
  toHome: { en: 'Go to the console’s home', es: 'Ir al inicio de la consola' },
  nextPage: { en: 'Next', es: 'Siguiente' },
  previousPage: { en: 'Previous', es: 'Anterior' },
  dismiss: { en: 'Dismiss', es: 'Descartar' },
  pages: { en: 'Pages', es: 'Páginas' },
})
