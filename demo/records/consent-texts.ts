/** The terms that the people of the demo world agreed to, by type of consent. */
export const demoConsentTexts: Readonly<Record<string, { readonly en: string; readonly es: string }>> = {
  Terms: {
    en: 'I have read the terms of service and the electricity facts label, and I agree to both.',
    es: 'Leí los términos de servicio y la hoja de datos de electricidad, y acepto ambos.',
  },
  Language: {
    en: 'Emails and documents in English.',
    es: 'Correos y documentos en español.',
  },
  Paperless: {
    en: 'I agree to get my bills and notices by email. I have seen a sample, and I can ask for paper again at any time.',
    es: 'Acepto recibir mis facturas y avisos por correo electrónico. Vi un ejemplo y puedo volver a pedir papel en cualquier momento.',
  },
  Autopay_Card: {
    en: 'I authorize a charge to my card on each bill’s due date, for the amount of that bill. I can cancel at any time.',
    es: 'Autorizo un cargo a mi tarjeta en la fecha de vencimiento de cada factura, por el monto de esa factura. Puedo cancelar en cualquier momento.',
  },
  Autopay_Bank_Account: {
    en: 'I authorize a debit from my bank account on each bill’s due date, for the amount of that bill. I can cancel at least three business days before.',
    es: 'Autorizo un débito de mi cuenta bancaria en la fecha de vencimiento de cada factura, por el monto de esa factura. Puedo cancelar al menos tres días hábiles antes.',
  },
  Text_Alerts: {
    en: 'I agree to automated text messages about my account. Message and data rates may apply. Reply STOP to cancel, HELP for help. Consent is not a condition of purchase.',
    es: 'Acepto mensajes de texto automáticos sobre mi cuenta. Pueden aplicarse tarifas de mensajes y datos. Responda ALTO para cancelar, AYUDA para ayuda. Aceptar no es condición de compra.',
  },
}
