import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  lead: {
    en: 'Only the person who decides reads your reason. You do not need to send documents now.',
    es: 'Su motivo lo lee la persona que decide, y nadie más. No envíe papeles ahora.',
  },
  reason: { en: 'Why are you asking for a waiver?', es: '¿Por qué no debería pagarlo?' },
  reasonRequired: { en: 'Choose a reason.', es: 'Elija un motivo.' },
  Age_65: { en: 'I am 65 or older', es: 'Tengo 65 años o más' },
  Age_65Hint: {
    en: 'An advisor requests your date of birth.',
    es: 'Un asesor le pedirá su fecha de nacimiento.',
  },
  Letter_Of_Credit: { en: 'I paid my last company on time', es: 'Pagué a tiempo a mi compañía anterior' },
  Letter_Of_CreditHint: {
    en: 'We’ll check with them; you don’t need to send anything.',
    es: 'Les preguntamos nosotros; usted no envía nada.',
  },
  Family_Violence: { en: 'I have a certification letter', es: 'Tengo una carta de certificación' },
  Family_ViolenceHint: {
    en: 'For survivors of family violence. The letter is enough; we need no other details.',
    es: 'Para sobrevivientes de violencia familiar. Basta la carta; no cuente nada más.',
  },
  Medically_Indigent: { en: 'My doctor filled in the form', es: 'Mi médico llenó el formulario' },
  Medically_IndigentHint: { en: 'For the medically indigent.', es: 'Por indigencia médica.' },
  contactBy: {
    en: 'How can we reach you safely? (optional)',
    es: '¿Cómo podemos contactarle de forma segura? (opcional)',
  },
  contactByHint: {
    en: 'For example: text only, after 6 p.m. We use no other way.',
    es: 'Por ejemplo: solo mensajes de texto, después de las 6 p.m. No usaremos otra vía.',
  },
  submit: { en: 'Send my request', es: 'Enviar mi solicitud' },
  submitting: { en: 'Sending', es: 'Enviando' },
  failed: { en: 'Your request hasn’t been sent yet', es: 'Su solicitud todavía no se envía' },
  notFound: { en: 'No matching deposit record found.', es: 'No encontramos un depósito que coincida.' },
  notFoundText: {
    en: 'Look your order up again, then come back.',
    es: 'Consulte su pedido otra vez y regrese.',
  },
  nothingDue: { en: 'Nothing is due', es: 'No hay nada por pagar' },
  nothingDueText: {
    en: 'Nothing is due on this deposit anymore.',
    es: 'Este depósito ya no pide ningún pago.',
  },
  back: { en: 'Back to the deposit', es: 'Volver al depósito' },
})
