import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  loadingConsents: { en: 'Loading what you agreed to', es: 'Cargando lo que usted aceptó' },
  lead: {
    en: 'Every consent, with the text that you saw. Nobody can change it.',
    es: 'Cada consentimiento, con el texto que usted vio. Nadie puede cambiarlo.',
  },
  noneTitle: { en: 'Nothing yet', es: 'Todavía nada' },
  noneText: {
    en: 'What you agree to here appears on this page.',
    es: 'Lo que usted acepte aparecerá en esta página.',
  },
  holdsTitle: { en: 'In effect', es: 'Vigente' },
  beforeTitle: { en: 'Before', es: 'Antes' },
  agreed: { en: 'Agreed', es: 'Aceptado' },
  replaced: { en: 'Replaced since', es: 'Reemplazado después' },
  takenBack: { en: 'Withdrawn', es: 'Retirado' },
  words: { en: 'The text that you saw:', es: 'El texto que usted vio:' },
  ownWords: { en: 'Recorded as:', es: 'Quedó registrado así:' },
  noWords: { en: 'Version {version}; ask us for its text.', es: 'Versión {version}; pídanos el texto.' },
  version: { en: 'Version {version}', es: 'Versión {version}' },
  undo: { en: 'Withdraw', es: 'Retirarlo' },
  undoing: { en: 'Withdrawing', es: 'Retirando' },
  undoFailed: { en: 'It is still in effect', es: 'Sigue vigente' },
  undoneTitle: { en: 'Withdrawn', es: 'Retirado' },
  undoneText: { en: 'It is now off.', es: 'Desde ahora está desactivado.' },
  writeToUs: { en: 'Ask us about a consent', es: 'Preguntar sobre un consentimiento' },
  print: { en: 'Print', es: 'Imprimir' },
})
