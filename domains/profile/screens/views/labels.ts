import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  lead: {
    en: 'Each time one of our advisors opened your pages as you see them. They can’t change anything there.',
    es: 'Cada vez que uno de nuestros asesores abrió sus páginas como usted las ve. No puede cambiar nada en ellas.',
  },
  loadingViews: { en: 'Loading who looked', es: 'Cargando quién la vio' },
  list: { en: 'Views of your account', es: 'Vistas de su cuenta' },
  advisor: { en: 'An advisor of {brand}', es: 'Un asesor de {brand}' },
  reason: { en: 'Reason: {reason}', es: 'Motivo: {reason}' },
  noneTitle: { en: 'Nobody yet', es: 'Nadie hasta ahora' },
  noneText: {
    en: 'When an advisor opens your pages as you see them, it will appear here.',
    es: 'Cuando un asesor abra sus páginas como usted las ve, aparecerá aquí.',
  },
  showOlder: { en: 'Show older ones', es: 'Mostrar anteriores' },
  question: { en: 'Ask us about it', es: 'Preguntarnos al respecto' },
  toProfile: { en: 'Back to your profile', es: 'Volver a su perfil' },
})
