import { defineLabels } from '@porchlight/i18n'

/** The texts of the frame around every screen. */
export const shellLabels = defineLabels({
  skipToContent: { en: 'Skip to the main content', es: 'Ir al contenido principal' },
  mainNavigation: { en: 'Main', es: 'Principal' },
  homeLink: { en: '{brand}, home', es: '{brand}, página de inicio' },
  switchLanguage: { en: 'Español', es: 'English' },
  signOut: { en: 'Sign out', es: 'Cerrar sesión' },
  customerService: { en: 'Customer service', es: 'Servicio al cliente' },
  yourUtility: { en: 'Your utility', es: 'Su compañía de distribución' },
  utilityPhone: { en: 'Outages and emergencies', es: 'Cortes del servicio y emergencias' },
  help: { en: 'Help', es: 'Ayuda' },
  askAdvisor: { en: 'Write to an advisor', es: 'Escribir a un asesor' },
  allHelp: { en: 'All help', es: 'Toda la ayuda' },
  powerOut: { en: 'Power out', es: 'Se fue la luz' },
  smellOfGas: { en: 'Smell of gas', es: 'Olor a gas' },
  footerPrivacy: { en: 'Privacy', es: 'Privacidad' },
  footerTerms: { en: 'Terms', es: 'Términos' },
  footerMore: { en: 'More', es: 'Más' },
  loading: { en: 'Loading', es: 'Cargando' },
  stillWorking: {
    en: 'Still working. Please keep this page open.',
    es: 'Seguimos trabajando. Mantenga abierta esta página.',
  },
  tryAgain: { en: 'Try again', es: 'Intentar de nuevo' },
  accountMenu: { en: 'Your account', es: 'Su cuenta' },
})
