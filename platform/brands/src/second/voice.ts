import type { BrandVoice } from '../brand-voice'

/** Warm, a neighbour. */
export const voice: BrandVoice = {
  headline: { en: 'Good energy next door.', es: 'Buena energía, aquí al lado.' },
  lead: {
    en: 'Tell us your ZIP code and we’ll show you what your neighbors can choose from.',
    es: 'Díganos su código postal y le mostramos los planes que hay en su cuadra.',
  },
  promises: [
    {
      title: { en: 'English or Spanish, always', es: 'En español, de principio a fin' },
      text: {
        en: 'Every page and every message, in the language you speak at home.',
        es: 'Cada página y cada mensaje, en el idioma que se habla en su casa.',
      },
    },
    {
      title: { en: 'People who pick up', es: 'Gente que le contesta' },
      text: {
        en: 'Call us or write to us. Someone who knows your account answers.',
        es: 'Llámenos o escríbanos. Le responde alguien que conoce su cuenta.',
      },
    },
    {
      title: { en: 'Short on cash? Let’s talk', es: '¿Este mes no le alcanza? Hablemos' },
      text: {
        en: 'Ask for more time or a payment plan before a bill gets away from you.',
        es: 'Pida más tiempo o un plan de pagos antes de que la factura se complique.',
      },
    },
  ],
}
