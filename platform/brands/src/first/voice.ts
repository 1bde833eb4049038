import type { BrandVoice } from '../brand-voice'

/** Exact. */
export const voice: BrandVoice = {
  headline: { en: 'Energy, made clear.', es: 'La energía, con claridad.' },
  lead: {
    en: 'See what each plan would cost at your home, delivery and fees included.',
    es: 'Vea cuánto costaría cada plan en su casa, con entrega y cargos incluidos.',
  },
  promises: [
    {
      title: { en: 'The whole price', es: 'El precio completo' },
      text: {
        en: 'Energy, delivery and fees in one number, at the usage you choose.',
        es: 'Energía, entrega y cargos en una sola cifra, con el consumo que usted elija.',
      },
    },
    {
      title: { en: 'Every bill explained', es: 'Cada factura, explicada' },
      text: {
        en: 'Up $40? See how much was weather, days and price.',
        es: '¿Subió $40? Vea cuánto se debe al clima, a los días y al precio.',
      },
    },
    {
      title: { en: 'Dates you can plan on', es: 'Fechas con las que puede contar' },
      text: {
        en: 'When service starts, what is due and when your price ends.',
        es: 'Cuándo empieza el servicio, qué vence y hasta cuándo dura su precio.',
      },
    },
  ],
}
