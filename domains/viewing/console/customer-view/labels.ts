import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  title: { en: 'What the customer sees', es: 'Lo que ve el cliente' },
  lead: {
    en: 'Their pages as they see them, for 15 minutes. You can’t change anything there, and the customer can see when you looked and why.',
    es: 'Sus páginas como el cliente las ve, durante 15 minutos. Usted no puede cambiar nada en ellas, y el cliente sabrá cuándo las vio y por qué.',
  },
  see: { en: 'See what the customer sees', es: 'Ver lo que ve el cliente' },
  reason: { en: 'Reason', es: 'Motivo' },
  chooseReason: { en: 'Choose a reason', es: 'Elija un motivo' },
  caseNumber: { en: 'Case number (optional)', es: 'Número de caso (opcional)' },
  caseHint: { en: 'A case is reason enough.', es: 'Un caso basta como motivo.' },
  note: { en: 'Note (optional)', es: 'Nota (opcional)' },
  noteHint: { en: 'The customer does not see it.', es: 'El cliente no la ve.' },
  reasonMissing: {
    en: 'Choose a reason, or enter the number of a case.',
    es: 'Elija un motivo o escriba el número de un caso.',
  },
  caseMissing: { en: 'Enter the number of the case.', es: 'Escriba el número del caso.' },
  caseUnknown: {
    en: 'This customer has no case with that number. Check it.',
    es: 'Este cliente no tiene ningún caso con ese número. Revíselo.',
  },
  noteMissing: { en: 'Write the reason in the note.', es: 'Escriba el motivo en la nota.' },
  noLogin: {
    en: 'This customer has no active login, so there is nothing to see.',
    es: 'Este cliente no tiene un acceso activo, así que no hay nada que ver.',
  },
  otherBrand: {
    en: 'Sign in to the console at the address of this customer’s brand to see what they see.',
    es: 'Inicie sesión en la consola en la dirección de la marca de este cliente para ver lo que ve.',
  },
  failed: {
    en: 'The pages could not be opened. Try again.',
    es: 'No se pudieron abrir las páginas. Inténtelo otra vez.',
  },
  opening: { en: 'Opening', es: 'Abriendo' },
  running: {
    en: 'Until {time}, you can see the customer’s pages.',
    es: 'Hasta el {time} puede ver las páginas del cliente.',
  },
  open: { en: 'Open the customer’s pages', es: 'Abrir las páginas del cliente' },
  end: { en: 'End the view', es: 'Terminar la vista' },
  ending: { en: 'Ending', es: 'Terminando' },
  ended: { en: 'The view has ended.', es: 'La vista terminó.' },
})
