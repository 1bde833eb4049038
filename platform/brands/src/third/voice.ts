import type { BrandVoice } from '../brand-voice'

/** Unhurried. */
export const voice: BrandVoice = {
  headline: { en: 'Quiet power for home.', es: 'Energía serena para su hogar.' },
  lead: {
    en: 'Take your time. Compare plans by what they would cost at your home.',
    es: 'Con calma: compare los planes por lo que le costarían en su casa.',
  },
  promises: [
    {
      title: { en: 'A steady price', es: 'Un precio estable' },
      text: {
        en: 'On a fixed plan your price holds to the last day of the contract.',
        es: 'En un plan fijo, su precio se mantiene hasta el último día del contrato.',
      },
    },
    {
      title: { en: 'No surprises at renewal', es: 'Sin sorpresas al renovar' },
      text: {
        en: 'We’ll write to you well before your plan ends, with your choices.',
        es: 'Le escribimos con tiempo antes de que termine su plan, con sus opciones.',
      },
    },
    {
      title: { en: 'Less to use, less to pay', es: 'Gaste menos, pague menos' },
      text: {
        en: 'Advice drawn from your own meter, one small step at a time.',
        es: 'Consejos basados en su propio medidor, un paso a la vez.',
      },
    },
  ],
}
