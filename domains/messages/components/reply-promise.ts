/** The time within which an advisor replies (`docs/specification/portal.md` section 9), as worded on every page. */
export const replyPromise = {
  en: 'An advisor replies within 24 to 48 business hours.',
  es: 'Un asesor le responde en un plazo de 24 a 48 horas hábiles.',
} as const
