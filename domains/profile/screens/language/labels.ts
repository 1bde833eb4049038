import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  lead: {
    en: 'For bills, letters, emails and texts. You switch these pages at the top.',
    es: 'Para facturas, cartas, correos y mensajes de texto. El idioma de estas páginas se cambia arriba.',
  },
  language: { en: 'Language', es: 'Idioma' },
  english: { en: 'English', es: 'Inglés' },
  spanish: { en: 'Spanish', es: 'Español' },
  languageRequired: { en: 'Choose a language.', es: 'Elija un idioma.' },
  submit: { en: 'Save', es: 'Guardar' },
  submitting: { en: 'Saving', es: 'Guardando' },
  failed: { en: 'Nothing has been saved yet', es: 'Todavía no se guardó nada' },
  toProfile: { en: 'Back to your profile', es: 'Volver a su perfil' },
})
