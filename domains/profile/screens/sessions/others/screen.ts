import { defineScreen } from '@porchlight/page-parts/screen'

const titleLabel = { en: 'Sign out everywhere else?', es: '¿Cerrar las demás sesiones?' }

export const screen = defineScreen({
  name: 'end-other-sessions',
  paths: ['/profile/sessions/others'],
  access: 'customer',
  showsCredentials: true,
  titleLabel,
  load: async () => (await import('./EndOtherSessions')).EndOtherSessions,
})
